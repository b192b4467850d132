import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { links } from 'shared-ui';
import { type RegistrationName, registrationDraft, registrationNames } from './registrationDraft.ts';

/** What the navigation to the success page carries: which registration has succeeded. */
export const successfulRegistration = (registration: RegistrationName) => ({
  successfulRegistration: registration,
});

/** Undefined without a registration before. */
export function registrationThatSucceeded(state: unknown): RegistrationName | undefined {
  if (typeof state !== 'object' || state === null || !('successfulRegistration' in state)) return undefined;
  return registrationNames.find((name) => name === state.successfulRegistration);
}

/** After a success the draft is of no use and the success page opens, which nobody reaches otherwise (REG-17). */
export function useRegistered(registration: RegistrationName): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    registrationDraft.drop(registration);
    navigate(links.registrationSuccess(), { state: successfulRegistration(registration) });
  }, [registration, navigate]);
}
