export const transactionTypes = { booking: 0, registration: 1, fund: 2 } as const;
export type TransactionType = (typeof transactionTypes)[keyof typeof transactionTypes];

/** 3 is the number of the staff tab for fundings. */
export const readTransactionType = (type: number | undefined): TransactionType | undefined =>
  type === 3 ? transactionTypes.fund : Object.values(transactionTypes).find((each) => each === type);
export const registrationWizardSteps = ['Bookings', 'Registration', 'Fund'] as const;
