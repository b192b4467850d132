import { serverNow } from 'shared-api/http';
import { usePublicSettings } from 'shared-api/settings';
import { formatMoment } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/form';
import { confirmTextOf, consequenceOf, isEarly, type NextOutcome, type Priced } from './bookingOutcomes.ts';

interface OutcomeDialogProps {
  /** What is asked about; nothing is asked without one. */
  outcome: NextOutcome | undefined;
  booking: Priced;
  /** Whose booking it is, where the page behind shows many. */
  clientName?: string;
  /** Whether it can be taken back. */
  finality?: string;
  onConfirm: (outcome: NextOutcome) => unknown;
  onClose: () => void;
}

/** Asks before an outcome is recorded: what it does to the money, and that the flight is still to come. */
export function OutcomeDialog({
  outcome,
  booking,
  clientName,
  finality = 'This cannot be undone.',
  onConfirm,
  onClose,
}: OutcomeDialogProps) {
  const { refunds } = usePublicSettings();
  if (!outcome) return null;
  return (
    <ConfirmDialog
      title={`${outcome.label}?`}
      open
      confirm={confirmTextOf(outcome, booking, refunds)}
      danger={outcome.to === 'No_Show' || outcome.to === 'Flight_Canceled'}
      onConfirm={() => onConfirm(outcome)}
      onClose={onClose}
    >
      {isEarly(outcome, booking, serverNow()) && (
        <p>
          <strong>The flight is still to come: {formatMoment(booking.date_Of_Arrival)}.</strong>
        </p>
      )}
      <p>
        {clientName && `${clientName}. `}
        {consequenceOf(outcome, booking, refunds)} {finality}
      </p>
    </ConfirmDialog>
  );
}
