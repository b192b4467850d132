import { CheckboxField, FormSpy, PortalForm } from 'shared-ui/form';
import type { BookingStore } from '../draft/bookingStore.ts';
import { useKeepsPassengers } from './useKeepsPassengers.ts';

interface Values {
  Keep?: boolean;
}

export function KeepPassengersField({ booking }: { booking: BookingStore }) {
  const keepsPassengers = useKeepsPassengers(booking);
  return (
    <PortalForm<Values>
      label="Passengers for next time"
      local
      initialValues={{ Keep: keepsPassengers }}
      onSubmit={() => undefined}
    >
      <FormSpy<Values>
        subscription={{ values: true }}
        onChange={({ values: { Keep = false } }) => {
          if (Keep !== keepsPassengers) booking.dispatch({ type: 'keeping', keep: Keep });
        }}
      />
      <CheckboxField
        name="Keep"
        label="Keep for next time"
        hint="Once booked, these passengers are found under “Who travels?”"
      />
    </PortalForm>
  );
}
