import { useMutation, useQuery } from '@tanstack/react-query';
import { type Booking, bookingQuery } from 'shared-api/bookings';
import {
  type CorrectedOutcome,
  canCorrect,
  correctedOutcomes,
  proposeCorrection,
} from 'shared-api/corrections';
import { mutationOf } from 'shared-api/http';
import { usePublicSettings } from 'shared-api/settings';
import { bookingStatusWords } from 'shared-api/statuses';
import { displayName } from 'shared-api/wording';
import { Drawer, EmptyState } from 'shared-ui';
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

export function CorrectionForm({ booking, onProposed, ...rest }: ProposalProps & { booking: Booking }) {
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

export function ProposeCorrection({ bookingId, ...rest }: ProposalProps & { bookingId: number }) {
  const query = useQuery(bookingQuery(bookingId));
  const { data: booking } = query;
  const title = booking ? correctionTitle(booking) : 'Correct an outcome';
  return (
    <Drawer title={title} placement="right" onClose={rest.onClose}>
      <QueryState query={query} subject="The booking">
        {(found) =>
          outcomesOf(found).length > 0 ? (
            <CorrectionForm booking={found} {...rest} />
          ) : (
            <EmptyState
              text={`A booking in ${bookingStatusWords(found.bookingStatus)} has no outcome that can be corrected`}
            />
          )
        }
      </QueryState>
    </Drawer>
  );
}
