import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { links } from 'shared-ui';
import { type RegistrationName, registrationDraft } from './registrationDraft.ts';
import { successfulRegistration } from './successfulRegistration.ts';

/** After a success the draft is of no use and the success page opens, which nobody reaches otherwise (REG-17). */
export function useRegistered(registration: RegistrationName): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    registrationDraft.drop(registration);
    navigate(links.registrationSuccess(), { state: successfulRegistration(registration) });
  }, [registration, navigate]);
}
