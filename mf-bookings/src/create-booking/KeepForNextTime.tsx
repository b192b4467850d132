import { CheckboxField, FormSpy, PortalForm } from 'shared-ui/form';
import type { BookingStore } from './bookingStore.ts';
import { useKeeps } from './useKeeps.ts';

interface Values {
  Keep?: boolean;
}

/** Once they are booked, the passengers become saved people. */
export function KeepForNextTime({ booking }: { booking: BookingStore }) {
  const keeps = useKeeps(booking);
  return (
    <PortalForm<Values>
      label="Passengers for next time"
      local
      initialValues={{ Keep: keeps }}
      onSubmit={() => undefined}
    >
      <FormSpy<Values>
        subscription={{ values: true }}
        onChange={({ values: { Keep = false } }) => {
          if (Keep !== keeps) booking.dispatch({ type: 'keeping', keep: Keep });
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
