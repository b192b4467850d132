import { useMutation, useQuery } from '@tanstack/react-query';
import { type Booking, bookingQuery } from 'shared-api/bookings';
import {
  type CorrectedOutcome,
  canCorrect,
  correctedOutcomes,
  isOutcomeCorrectable,
  proposeCorrection,
} from 'shared-api/corrections';
import { mutationOf, serverNow } from 'shared-api/http';
import { usePublicSettings } from 'shared-api/settings';
import { bookingStatusWords } from 'shared-api/statuses';
import { displayName } from 'shared-api/wording';
import { Button, Drawer, EmptyState } from 'shared-ui';
import { RadioField, TextAreaField } from 'shared-ui/fields';
import { DialogForm } from 'shared-ui/form';
import { QueryState } from '../shared/QueryState.tsx';
import { correctionMoney } from './correctionMoney.ts';

interface Values {
  to?: CorrectedOutcome;
  reason?: string;
}

const schema = proposeCorrection.body?.pick(['to', 'reason']);

interface ProposalProps {
  onProposed?: (() => void) | undefined;
  cancel?: string;
  onClose: () => void;
}

export const correctionTitle = ({ invoiceNumber, id }: Booking): string =>
  `Correct the outcome of ${invoiceNumber ?? `booking ${id}`}`;

const outcomesOf = ({ bookingStatus }: Booking) =>
  correctedOutcomes.filter((to) => canCorrect(bookingStatus, to));

function CorrectionForm({ booking, onProposed, ...rest }: ProposalProps & { booking: Booking }) {
  const { refunds } = usePublicSettings();
  const { mutateAsync } = useMutation(mutationOf(proposeCorrection));
  const { id, flight_Number, applicationUser, bookingStatus } = booking;
  const propose = async ({ to, reason = '' }: Values) => {
    if (!to) return;
    await mutateAsync({ body: { bookingId: id, to, reason: reason.trim() } });
    onProposed?.();
  };
  return (
    <DialogForm<Values>
      title={correctionTitle(booking)}
      schema={schema}
      submit="Propose"
      onSubmit={propose}
      {...rest}
    >
      <p>
        Flight {flight_Number} of {displayName(applicationUser)} is {bookingStatusWords(bookingStatus)}.
      </p>
      <RadioField
        cards
        name="to"
        label="What happened"
        required
        options={outcomesOf(booking).map((to) => ({
          value: to,
          label: bookingStatusWords(to),
          hint: correctionMoney(booking, to, refunds),
        }))}
      />
      <TextAreaField
        name="reason"
        label="Reason"
        hint="How it was found out. The client reads it."
        rows={3}
        required
      />
      <p>Nothing moves until somebody else approves it.</p>
    </DialogForm>
  );
}

export function CorrectionOf({ bookingId, ...rest }: ProposalProps & { bookingId: number }) {
  const { correctionDays } = usePublicSettings();
  return (
    <QueryState query={useQuery(bookingQuery(bookingId))} subject="The booking">
      {(booking) =>
        isOutcomeCorrectable(booking, serverNow(), correctionDays) ? (
          <CorrectionForm booking={booking} {...rest} />
        ) : (
          <EmptyState
            text={
              outcomesOf(booking).length > 0
                ? 'The outcome of this booking can no longer be corrected'
                : `A booking in ${bookingStatusWords(booking.bookingStatus)} has no outcome that can be corrected`
            }
            action={rest.cancel && <Button onClick={rest.onClose}>{rest.cancel}</Button>}
          />
        )
      }
    </QueryState>
  );
}

export function ProposeCorrection(props: ProposalProps & { bookingId: number }) {
  const { data: booking } = useQuery(bookingQuery(props.bookingId));
  const title = booking ? correctionTitle(booking) : 'Correct an outcome';
  return (
    <Drawer title={title} placement="right" onClose={props.onClose}>
      <CorrectionOf {...props} />
    </Drawer>
  );
}
