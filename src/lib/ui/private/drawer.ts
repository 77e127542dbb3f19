/** What lies beside a hand and is opened one at a time. */
export type DrawerName = 'loyalty' | 'quorum' | 'super-crises' | 'notes' | 'board' | 'log';
