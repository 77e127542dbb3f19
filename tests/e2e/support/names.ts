export const NAMES = ['Anna', 'Boris', 'Claudia', 'Dora', 'Emil', 'Fanny', 'Gustav'] as const;
