import { koboOf } from 'shared-api/money';
import { usePublicSettings } from 'shared-api/settings';
import type { RegistrationName } from './registrationDraft.ts';

const clientKinds = {
  corporate: 'Corporate',
  government: 'Government',
  individual: 'Individual',
  family: 'Family',
} as const satisfies Record<RegistrationName, string>;

export function useRegistrationFee(): (registration: RegistrationName) => number {
  const { registrationFees } = usePublicSettings();
  return (registration) => koboOf(registrationFees[clientKinds[registration]]);
}
