import { Money } from 'shared-ui';
import { StepList } from '../shared/StepList.tsx';
import type { RegistrationName } from './registrationDraft.ts';
import { useRegistrationFee } from './useRegistrationFee.ts';

export function NextSteps({ registration }: { registration: RegistrationName }) {
  const kobo = useRegistrationFee()(registration);
  return (
    <StepList>
      <li>
        Open the link in our e-mail to verify your address; it also shows where your registration stands.
      </li>
      {kobo > 0 && (
        <li>
          Pay the registration fee of <Money kobo={kobo} /> with the invoice that we send you.
        </li>
      )}
    </StepList>
  );
}
