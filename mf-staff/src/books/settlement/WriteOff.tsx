import { useMutation } from '@tanstack/react-query';
import { proposeDecision } from 'shared-api/books';
import { mutationOf } from 'shared-api/http';
import { formatNaira, koboOf } from 'shared-api/money';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';

interface WriteOffProps {
  subject: { lineId?: number | undefined; transactionId?: number | undefined };
  naira: number;
  onClose: () => void;
}

export function WriteOff({ subject, naira, onClose }: WriteOffProps) {
  const { mutateAsync } = useMutation(mutationOf(proposeDecision));
  return (
    <ReasonDialog
      label="Propose write-off"
      hint="With the evidence, such as what the gateway or the bank answered"
      onGiven={(reason, idempotencyKey) =>
        mutateAsync({ body: { kind: 'write_off', ...subject, reason }, idempotencyKey })
      }
      onClose={onClose}
    >
      <p>
        {formatNaira(koboOf(naira))} are written off once somebody else approves it. Until then nothing moves.
      </p>
    </ReasonDialog>
  );
}
