/** The specification also calls this list "Registration wizard steps" (G22, G68). */
export const transactionTypes = { booking: 0, registration: 1, fund: 2 } as const;
export type TransactionType = (typeof transactionTypes)[keyof typeof transactionTypes];

/** 3 is the number of the staff tab for funds; any other number is no type (G68). */
export const readTransactionType = (type: number | undefined): TransactionType | undefined =>
  type === 3 ? transactionTypes.fund : Object.values(transactionTypes).find((each) => each === type);
export const registrationWizardSteps = ['Bookings', 'Registration', 'Fund'] as const;
