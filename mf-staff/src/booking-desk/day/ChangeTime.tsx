import { useMutation, useQuery } from '@tanstack/react-query';
import { type Booking, bookingQuery, type DeskBooking, flightForm } from 'shared-api/bookings';
import { changeBookingMutation } from 'shared-api/changes';
import { lagosInstant, lagosTime } from 'shared-api/dates';
import { EmptyState } from 'shared-ui';
import { FormDialog, Modal } from 'shared-ui/dialogs';
import { DateField, TextAreaField, TimeField } from 'shared-ui/fields';
import { FieldRow, TextField } from 'shared-ui/form';
import { QueryState } from '../../shared/QueryState.tsx';

interface Values {
  Flight_Number: string;
  Date_Of_Travel: string;
  airportTime: string;
  reason: string;
}

const schema = flightForm.pick(['Flight_Number', 'Date_Of_Travel', 'airportTime']);
const reasonMissing = ({ reason = '' }: Partial<Values>) => ({
  reason: reason.trim().length < 3 ? 'Must be at least 3 character(s) long' : undefined,
});

interface DialogProps {
  title: string;
  onClose: () => void;
}

function Form({ booking, title, onClose }: DialogProps & { booking: Booking }) {
  const { id, version = 1, flight_Number, date_Of_Travel, date_Of_Arrival } = booking;
  const was = {
    Flight_Number: flight_Number,
    Date_Of_Travel: date_Of_Travel,
    airportTime: lagosTime(new Date(date_Of_Arrival)),
  };
  const { mutateAsync } = useMutation(changeBookingMutation);
  const send = (values: Values) => {
    const moved = values.Date_Of_Travel !== was.Date_Of_Travel || values.airportTime !== was.airportTime;
    const change = {
      version,
      reason: values.reason.trim(),
      ...(values.Flight_Number.trim() !== flight_Number && { Flight_Number: values.Flight_Number.trim() }),
      ...(moved && {
        Date_Of_Travel: values.Date_Of_Travel,
        Date_Of_Arrival: lagosInstant(values.Date_Of_Travel, values.airportTime).toISOString(),
      }),
    };
    return mutateAsync({ id, change, charge: 0, refund: 0 });
  };
  return (
    <FormDialog<Values>
      title={title}
      schema={schema}
      validate={reasonMissing}
      initialValues={was}
      submit="Change time"
      onSubmit={send}
      onClose={onClose}
    >
      <TextField name="Flight_Number" label="Flight number" autoComplete="off" spellCheck={false} required />
      <FieldRow>
        <DateField name="Date_Of_Travel" label="Travel date" required />
        <TimeField name="airportTime" label="Airport time" hint="In West Africa Time" required />
      </FieldRow>
      <TextAreaField
        name="reason"
        label="Reason"
        hint="The client reads it"
        rows={2}
        maxLength={500}
        required
      />
    </FormDialog>
  );
}

export function ChangeTime({ booking, onClose }: { booking: DeskBooking; onClose: () => void }) {
  const query = useQuery(bookingQuery(booking.id));
  const title = `Change time of ${booking.invoiceNumber ?? booking.flight_Number}`;
  if (query.data?.mayChange?.what.includes('flight'))
    return <Form booking={query.data} title={title} onClose={onClose} />;
  return (
    <Modal title={title} open onClose={onClose} width={560}>
      <QueryState query={query} subject="The booking">
        {() => <EmptyState text="This flight can no longer be moved" />}
      </QueryState>
    </Modal>
  );
}
