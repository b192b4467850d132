import { Banner, Money } from 'shared-ui';
import type { RegistrationName } from './registrationDraft.ts';
import { useRegistrationFee } from './useRegistrationFee.ts';

export function RegistrationFeeNote({ registration }: { registration: RegistrationName }) {
  const kobo = useRegistrationFee()(registration);
  return (
    <Banner tone="info">
      {kobo > 0 ? (
        <>
          The registration fee is <Money kobo={kobo} />. Once you have registered, we send you an invoice that
          shows how to pay it.
        </>
      ) : (
        'There is no registration fee.'
      )}
    </Banner>
  );
}
