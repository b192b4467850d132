import { useMutation, useQuery } from '@tanstack/react-query';
import { type Booking, bookingQuery } from 'shared-api/bookings';
import {
  type CorrectedOutcome,
  canCorrect,
  correctedOutcomes,
  proposeCorrection,
  proposeCorrectionMutation,
} from 'shared-api/corrections';
import { usePublicSettings } from 'shared-api/settings';
import { bookingStatusText } from 'shared-api/statuses';
import { displayName } from 'shared-api/wording';
import { EmptyState } from 'shared-ui';
import { RadioCards } from 'shared-ui/fields';
import { Modal, TextField } from 'shared-ui/form';
import { FormDialog } from '../shared/FormDialog.tsx';
import { QueryState } from '../shared/QueryState.tsx';
import { correctionMoney } from './correctionMoney.ts';

interface Values {
  to?: CorrectedOutcome;
  reason?: string;
}

const schema = proposeCorrection.body?.pick(['to', 'reason']);

interface ProposalProps {
  onProposed?: (() => void) | undefined;
  onClose: () => void;
}

function Proposal({ booking, onProposed, onClose }: ProposalProps & { booking: Booking }) {
  const { refunds } = usePublicSettings();
  const { mutateAsync } = useMutation(proposeCorrectionMutation);
  const { id, invoiceNumber, flight_Number, applicationUser, bookingStatus } = booking;
  const outcomes = correctedOutcomes.filter((to) => canCorrect(bookingStatus, to));
  const propose = async ({ to, reason = '' }: Values, idempotencyKey: string) => {
    if (!to) return;
    await mutateAsync({ correction: { bookingId: id, to, reason: reason.trim() }, idempotencyKey });
    onProposed?.();
  };
  return (
    <FormDialog<Values>
      title={`Correct the outcome of ${invoiceNumber ?? `booking ${id}`}`}
      schema={schema}
      submit="Propose"
      onSubmit={propose}
      onClose={onClose}
    >
      <p>
        Flight {flight_Number} of {displayName(applicationUser)} is {bookingStatusText(bookingStatus)}.
      </p>
      <RadioCards
        name="to"
        label="What happened"
        required
        options={outcomes.map((to) => ({
          value: to,
          label: bookingStatusText(to),
          hint: correctionMoney(booking, to, refunds),
        }))}
      />
      <TextField
        name="reason"
        label="Reason"
        hint="How it was found out. The client reads it."
        rows={3}
        required
      />
      <p>Nothing moves until somebody else approves it.</p>
    </FormDialog>
  );
}

/** A wrong outcome is put right on the word of two people: this is the first one's. */
export function ProposeCorrection({ bookingId, ...rest }: ProposalProps & { bookingId: number }) {
  const query = useQuery(bookingQuery(bookingId));
  const { data: booking } = query;
  const outcomes = correctedOutcomes.filter((to) => booking && canCorrect(booking.bookingStatus, to));
  if (booking && outcomes.length > 0) return <Proposal booking={booking} {...rest} />;
  return (
    <Modal title="Correct an outcome" open onClose={rest.onClose} width={560}>
      <QueryState query={query} subject="The booking">
        {({ bookingStatus }) => (
          <EmptyState
            text={`A booking in ${bookingStatusText(bookingStatus)} has no outcome that can be corrected`}
          />
        )}
      </QueryState>
    </Modal>
  );
}
