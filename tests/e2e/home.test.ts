import de from '../../src/lib/text/app/de.ts';
import { en, expect, test } from './support/house.ts';
import { MOMENTS } from './support/moments.ts';
import { store } from './support/stored-game.ts';
import { storedGames } from './support/truth.ts';

test('several games in the list: rename one, delete another only after it was confirmed', async ({
	page,
	host
}) => {
	await page.goto(host.url);
	await page.locator('[data-screen="home"]').waitFor();
	await expect(page.getByText(en.home.none)).toBeVisible();
	await store(page, MOMENTS['first turn'](), '1'.repeat(32), 'First');
	await store(page, MOMENTS.movement(), '2'.repeat(32), 'Second');
	await page.reload();
	await expect(page.getByRole('link', { name: /^Open / })).toHaveCount(2);

	await page.getByRole('button', { name: `${en.home.rename}: First` }).tap();
	await page.getByLabel(en.home.renameLabel).fill('Thursday');
	await page.getByRole('button', { name: en.home.save, exact: true }).tap();
	await expect(page.getByRole('heading', { name: 'Thursday' })).toBeVisible();

	await page.getByRole('button', { name: `${en.home.remove}: Second` }).tap();
	await expect(page.getByRole('alertdialog')).toContainText(en.home.removeTitle('Second'));
	await page.getByRole('button', { name: en.home.keep }).tap();
	expect((await storedGames(page)).map(({ title }) => title).sort()).toEqual(['Second', 'Thursday']);

	await page.getByRole('button', { name: `${en.home.remove}: Second` }).tap();
	await page.getByRole('button', { name: en.home.removeNow }).tap();
	await expect(page.getByRole('heading', { name: 'Second' })).toHaveCount(0);
	expect((await storedGames(page)).map(({ title }) => title)).toEqual(['Thursday']);
});

test('the language changes at once and is kept', async ({ page, host }) => {
	await page.goto(host.url);
	await page.getByRole('combobox').selectOption('de');
	await expect(page.getByRole('link', { name: de.home.newGame })).toBeVisible();
	await expect.poll(() => page.evaluate(() => localStorage.getItem('airlock:language'))).toBe('de');
	await page.reload();
	await expect(page.getByRole('link', { name: de.home.newGame })).toBeVisible();
});
