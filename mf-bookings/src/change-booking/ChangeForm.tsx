import { useQuery } from '@tanstack/react-query';
import { type Booking, flightForm } from 'shared-api/bookings';
import { isStaffUser, useSession } from 'shared-api/http';
import { servicesQuery } from 'shared-api/services';
import { Card, LinkButton, links } from 'shared-ui';
import { FormActions, PortalForm, SubmitButton, TextField } from 'shared-ui/form';
import { FlightFields } from '../shared/FlightFields.tsx';
import { ChangePassengers } from './ChangePassengers.tsx';
import type { ChangedPassengers, ChangeValues } from './changeValues.ts';

interface Props {
  booking: Booking;
  values: ChangeValues;
  people: ChangedPassengers;
  onPeople: (people: ChangedPassengers) => void;
  onSubmit: (values: ChangeValues) => Promise<void>;
}

const reasonMissing = ({ reason }: ChangeValues) =>
  (reason ?? '').trim().length < 3 ? { reason: 'Must be at least 3 character(s) long' } : {};

/** The flight as it is booked; staff say why they change it. */
export function ChangeForm({ booking, values, people, onPeople, onSubmit }: Props) {
  const { data: services = [] } = useQuery(servicesQuery);
  const staff = isStaffUser(useSession((state) => state.user));
  return (
    <>
      <Card title="Passengers" level={3}>
        <ChangePassengers booking={booking} people={people} onPeople={onPeople} />
      </Card>
      <Card title="Flight" level={3}>
        <PortalForm<ChangeValues>
          label="Change booking"
          schema={flightForm}
          {...(staff && { validate: reasonMissing })}
          initialValues={values}
          onSubmit={onSubmit}
        >
          <FlightFields
            service={services.find(({ id }) => id === booking.service.id) ?? { id: booking.service.id ?? 0 }}
          />
          {staff && (
            <TextField name="reason" label="Reason" rows={2} maxLength={500} autoComplete="off" required />
          )}
          <FormActions>
            <SubmitButton>Continue</SubmitButton>
            <LinkButton to={links.booking(String(booking.id))}>Do not change</LinkButton>
          </FormActions>
        </PortalForm>
      </Card>
    </>
  );
}
