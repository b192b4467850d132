export * from './banks.ts';

export const payoutStatuses = ['Asked', 'Approved', 'Paid', 'Returned', 'Refused'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

/** How whoever asks shows that it is they: a code of their authenticator app, or one by mail. */
export const payoutProofs = ['app', 'mail'] as const;

const words = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort();

/** Whether an account at a bank bears the client's name: the same words, in any order and letter case. */
export const isOwnName = (accountName: string, ownName: string): boolean =>
  words(accountName).join(' ') === words(ownName).join(' ');
