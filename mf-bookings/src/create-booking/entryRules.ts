import { flightForm, passengerForm } from 'shared-api/bookings';
import { serverNow } from 'shared-api/http';
import type { EntryValues } from '../shared/bookingValues.ts';
import { isPastFlight, selectFutureDate } from './pastFlight.ts';

export const entrySchema = flightForm.concat(passengerForm);

export const futureOnly = (values: Partial<EntryValues>) =>
  isPastFlight(values, serverNow()) ? { Date_Of_Travel: selectFutureDate } : {};

/** Whether the flight could have passengers as it was typed. */
export const isCompleteFlight = (typed: Partial<EntryValues>): typed is EntryValues =>
  flightForm.isValidSync(typed) && Object.keys(futureOnly(typed)).length === 0;

/** Whether a passenger could be added as they were typed. */
export const isCompleteEntry = (typed: Partial<EntryValues>): typed is EntryValues =>
  entrySchema.isValidSync(typed) && Object.keys(futureOnly(typed)).length === 0;
