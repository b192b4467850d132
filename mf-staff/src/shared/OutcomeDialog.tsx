import { dueOf } from 'shared-api/bookings';
import { serverNow } from 'shared-api/http';
import { usePublicSettings } from 'shared-api/settings';
import { bookingStatusWords } from 'shared-api/statuses';
import { countOf } from 'shared-api/wording';
import { MomentText } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/dialogs';
import { confirmTextOf, consequenceOf, isEarly, type NextOutcome, type Priced } from './bookingOutcomes.ts';
import { NoShowDialog } from './NoShowDialog.tsx';

interface OutcomeDialogProps {
  outcome: NextOutcome | undefined;
  booking: Priced;
  clientName?: string;
  met?: readonly string[];
  finality?: string;
  onConfirm: (outcome: NextOutcome, reason?: string) => unknown;
  onClose: () => void;
}

export function OutcomeDialog({
  outcome,
  booking,
  clientName,
  met = [],
  finality,
  onConfirm,
  onClose,
}: OutcomeDialogProps) {
  const { refunds, correctionDays } = usePublicSettings();
  if (!outcome) return null;
  const afterwards =
    correctionDays > 0
      ? `It can be corrected for ${countOf(correctionDays, 'day')}: one proposes it, another approves.`
      : 'This cannot be undone.';
  const texts = {
    title: `${bookingStatusWords(outcome.to)}?`,
    confirm: confirmTextOf(outcome, booking, refunds),
  };
  const consequence = (
    <>
      {isEarly(outcome, booking, serverNow()) && (
        <p>
          <strong>
            The flight is still to come: <MomentText at={dueOf(booking)} />.
          </strong>
        </p>
      )}
      <p>
        {clientName && `${clientName}. `}
        {consequenceOf(outcome, booking, refunds)} {finality ?? afterwards}
      </p>
      {met.length > 0 && (
        <p>
          <strong>Met: {met.join(', ')}.</strong> A party of which some came is a rendered service.
        </p>
      )}
    </>
  );
  if (outcome.to === 'No_Show')
    return (
      <NoShowDialog
        {...texts}
        flightAt={new Date(dueOf(booking))}
        onConfirm={(reason) => onConfirm(outcome, reason)}
        onClose={onClose}
      >
        {consequence}
      </NoShowDialog>
    );
  return (
    <ConfirmDialog
      {...texts}
      open
      danger={outcome.to === 'Flight_Canceled'}
      onConfirm={() => onConfirm(outcome)}
      onClose={onClose}
    >
      {consequence}
    </ConfirmDialog>
  );
}
