import { useNavigate } from 'react-router-dom';
import { links } from 'shared-ui';
import { type RegistrationName, registrationDraft, registrationNames } from './registrationDraft.ts';

export const successfulRegistration = (registration: RegistrationName) => ({
  successfulRegistration: registration,
});

export function registrationThatSucceeded(state: unknown): RegistrationName | undefined {
  if (typeof state !== 'object' || state === null || !('successfulRegistration' in state)) return undefined;
  return registrationNames.find((name) => name === state.successfulRegistration);
}

/** The navigation must have a state; otherwise the success page redirects to the homepage. */
export function useRegistered(registration: RegistrationName): () => void {
  const navigate = useNavigate();
  return () => {
    registrationDraft.drop(registration);
    navigate(links.registrationSuccess(), { state: successfulRegistration(registration) });
  };
}
