import { type RegistrationName, registrationNames } from './registrationDraft.ts';

/** What the navigation to the success page carries: which registration has succeeded. */
export const successfulRegistration = (registration: RegistrationName) => ({
  successfulRegistration: registration,
});

/** Undefined without a registration before. */
export function registrationThatSucceeded(state: unknown): RegistrationName | undefined {
  if (typeof state !== 'object' || state === null || !('successfulRegistration' in state)) return undefined;
  return registrationNames.find((name) => name === state.successfulRegistration);
}
