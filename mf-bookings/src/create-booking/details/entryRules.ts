import { flightForm, hasLeft, passengerForm } from 'shared-api/bookings';
import { isCalendarDate, lagosDate } from 'shared-api/dates';
import { serverNow } from 'shared-api/http';
import { type EntryValues, type FlightValues, flightAt } from '../../shared/bookingValues.ts';

const timePattern = /^\d{2}:\d{2}$/;

export function isPastFlight(
  flight: Partial<Pick<FlightValues, 'Date_Of_Travel' | 'airportTime'>>,
  now: Date,
): boolean {
  const { Date_Of_Travel: date = '', airportTime: time = '' } = flight;
  if (!isCalendarDate(date)) return false;
  if (!timePattern.test(time)) return date < lagosDate(now);
  return hasLeft(flightAt({ Date_Of_Travel: date, airportTime: time }), now);
}

export const selectFutureDate = 'Select a date in the future';

export const entrySchema = flightForm.concat(passengerForm);

export const futureOnly = (values: Partial<EntryValues>) =>
  isPastFlight(values, serverNow()) ? { Date_Of_Travel: selectFutureDate } : {};

export const isCompleteFlight = (typed: Partial<EntryValues>): typed is EntryValues =>
  flightForm.isValidSync(typed) && Object.keys(futureOnly(typed)).length === 0;

export const isCompleteEntry = (typed: Partial<EntryValues>): typed is EntryValues =>
  entrySchema.isValidSync(typed) && Object.keys(futureOnly(typed)).length === 0;
