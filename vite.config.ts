import { sveltekit } from '@sveltejs/kit/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
	plugins: [tailwindcss(), sveltekit()],
	test: {
		include: ['src/**/*.test.ts', 'tests/house/**/*.test.ts'],
		environment: 'node',
		// whole games are played in some tests, on whatever machine
		testTimeout: 120_000,
		hookTimeout: 120_000
	}
});
