/** The law lets data be kept for a contract, for a duty in law, or as long as somebody agrees. */
export const grounds = ['contract', 'law', 'consent'] as const;
export type Ground = (typeof grounds)[number];

/** Staff see these one by one, and each look is in the audit. */
export const lookedAt = ['document', 'identification', 'bankAccount'] as const;
export type LookedAt = (typeof lookedAt)[number];
