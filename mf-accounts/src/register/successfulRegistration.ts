/** What the navigation to the success page carries. */
export const successfulRegistration = { successfulRegistration: true } as const;

export const isSuccessfulRegistration = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'successfulRegistration' in state;
