export const grounds = ['contract', 'law', 'consent'] as const;
export type Ground = (typeof grounds)[number];

export const lookedAt = ['document', 'identification', 'bankAccount'] as const;
export type LookedAt = (typeof lookedAt)[number];

export const requestKinds = {
  access: 'A copy of my data',
  correction: 'Something is wrong',
  erasure: 'Erase my data',
  restriction: 'Use my data no further for now',
  objection: 'I object to a use of my data',
  other: 'Something else',
} as const;
export type RequestKind = keyof typeof requestKinds;
export const requestStates = ['Open', 'Answered', 'Refused'] as const;

/** The law allows 30 days. Requests older than 25 days appear on the list of tasks. */
export const requestDays = 30;
export const lateRequestDays = 25;

/** The Nigeria Data Protection Commission must be informed within 72 hours after a breach becomes known. */
export const breachHours = { told: 72, urgent: 60, reminder: 24 } as const;

export const breachClasses = {
  identity: 'Names',
  contact: 'Addresses and telephone numbers',
  identification: 'Identification numbers and documents',
  travel: 'Flights and passengers',
  needs: 'Needs of passengers',
  money: 'Wallets and payments',
  correspondence: 'Letters and feedback',
  signIn: 'Sign-ins',
  work: 'What staff did',
} as const;
export type BreachClass = keyof typeof breachClasses;
