import { CheckboxInput } from 'shared-ui/form';
import type { BookingStore } from '../draft/bookingStore.ts';
import { useKeepsPassengers } from './useKeepsPassengers.ts';

export const KeepPassengersField = ({ booking }: { booking: BookingStore }) => (
  <CheckboxInput
    label="Keep for next time"
    hint="Once booked, these passengers are found under “Who travels?”"
    checked={useKeepsPassengers(booking)}
    onChange={(keep) => booking.dispatch({ type: 'keeping', keep })}
  />
);
