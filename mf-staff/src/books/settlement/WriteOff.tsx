import { proposeDecision } from 'shared-api/books';
import { formatNaira, koboOf } from 'shared-api/money';
import { ReasonCall } from '../../shared/CallDialog.tsx';

interface WriteOffProps {
  subject: { lineId?: number | undefined; transactionId?: number | undefined };
  naira: number;
  onClose: () => void;
}

export const WriteOff = ({ subject, naira, onClose }: WriteOffProps) => (
  <ReasonCall
    label="Propose write-off"
    hint="With the evidence, such as what the gateway or the bank answered"
    call={proposeDecision}
    input={(reason) => ({ body: { kind: 'write_off' as const, ...subject, reason } })}
    onClose={onClose}
  >
    <p>
      {formatNaira(koboOf(naira))} are written off once somebody else approves it. Until then nothing moves.
    </p>
  </ReasonCall>
);
