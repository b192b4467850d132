import { useQuery } from '@tanstack/react-query';
import { type Booking, flightForm } from 'shared-api/bookings';
import { isStaffUser, useSession } from 'shared-api/http';
import { servicesQuery } from 'shared-api/services';
import { Card } from 'shared-ui';
import { TextAreaField } from 'shared-ui/fields';
import { FormActions, FormSpy, PortalForm, SubmitButton } from 'shared-ui/form';
import { FlightFields } from '../shared/booking-fields/FlightFields.tsx';
import { ChangePassengers } from './ChangePassengers.tsx';
import type { ChangedPassengers, ChangeValues } from './changeValues.ts';

interface Props {
  booking: Booking;
  values: ChangeValues;
  people: ChangedPassengers;
  onTyped: (values: ChangeValues) => void;
  onPeople: (people: ChangedPassengers) => void;
  onSubmit: (values: ChangeValues) => Promise<void>;
  onLeave: () => void;
}

const reasonMissing = ({ reason }: ChangeValues) =>
  (reason ?? '').trim().length < 3 ? { reason: 'Must be at least 3 character(s) long' } : {};

export function ChangeForm({ booking, values, people, onTyped, onPeople, onSubmit, onLeave }: Props) {
  const { data: services = [] } = useQuery(servicesQuery);
  const staff = isStaffUser(useSession((state) => state.user));
  return (
    <>
      <Card title="Passengers" level={3}>
        <ChangePassengers booking={booking} people={people} onPeople={onPeople} />
      </Card>
      <Card>
        <PortalForm<ChangeValues>
          label="Change booking"
          schema={flightForm}
          {...(staff && { validate: reasonMissing })}
          initialValues={values}
          onSubmit={onSubmit}
        >
          <FormSpy<ChangeValues>
            subscription={{ values: true }}
            onChange={({ values: typed }) => onTyped(typed)}
          />
          <FlightFields
            own={booking}
            service={services.find(({ id }) => id === booking.service.id) ?? { id: booking.service.id ?? 0 }}
          />
          {staff && (
            <TextAreaField
              name="reason"
              label="Reason"
              rows={2}
              maxLength={500}
              autoComplete="off"
              required
            />
          )}
          <FormActions onCancel={onLeave} cancel="Do not change">
            <SubmitButton>Continue</SubmitButton>
          </FormActions>
        </PortalForm>
      </Card>
    </>
  );
}
