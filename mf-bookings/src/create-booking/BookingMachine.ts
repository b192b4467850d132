import { defaultAirportId, defaultDestinationAirportId } from 'shared-api/airports';
import { type BookingIntent, prefillBookingDefaults } from 'shared-api/bookings';
import { newIdempotencyKey } from 'shared-api/http';
import type { AddedPassenger, EntryValues, PersonValues } from '../shared/bookingValues.ts';
import type { AlsoBooked } from '../shared/legs.ts';

export type Entered = Partial<EntryValues>;

/** What the form in step 1 is about: a new passenger, a copy of one, or one of the table. */
export interface EntryForm {
  mode: 'new' | 'copy' | 'edit';
  /** Raised whenever the form starts again with other values. */
  version: number;
  values: Entered;
  editing: number | undefined;
  /** What was being typed before Edit or Duplicate took the form; it comes back afterwards. */
  parked: Entered | undefined;
  /** Added with the next passenger, on the same flight: the others of a booking made before. */
  companions: readonly PersonValues[];
  /** The field that is to be filled next, where it is not the first. */
  next: keyof EntryValues | undefined;
}

/**
 * Where Confirm stands: `checking` repeats what had no reply, `unknown` got no answer to that either. Until the outcome
 * is known nothing else can be done.
 */
export type Phase = 'ready' | 'sending' | 'checking' | 'unknown' | 'booked';

export interface EditedOrder {
  id: number;
  version: number;
}

/** One booking in progress: what has been entered (the draft), what was confirmed (the intent) and its phase. */
export interface BookingMachine {
  /** Names this draft in every tab that holds it. */
  draftId: string;
  added: readonly AddedPassenger[];
  lastKey: number;
  form: EntryForm;
  /** What the form holds now, also before it is added. */
  typed: Entered;
  /** What Remove took away; it can be undone until the next action. */
  removed: { passenger: AddedPassenger; at: number } | undefined;
  accepted: boolean;
  /** The way back, for the same people. */
  also: AlsoBooked | undefined;
  /** Whether the passengers are kept for next time; undefined until it is chosen. */
  keep: boolean | undefined;
  /** Something was asked of the table while the form holds a passenger, which is to be saved or left first. */
  blocked: boolean;
  /** Sent, and its outcome not known yet. */
  intent: BookingIntent | undefined;
  phase: Phase;
  /** The total that was confirmed before the price changed. */
  formerTotalKobo: number | undefined;
  /** Why it is above a member's limit: then approval is asked for instead. */
  overLimit: string | undefined;
  /** When what came back after a reload was entered. */
  restoredAt: string | undefined;
  /** The booking made before that this one began with, so that it does so once. */
  begunFrom: string | undefined;
  /** The saved order that is edited, as it was opened. */
  order: EditedOrder | undefined;
}

/** The form starts on its placeholders unless the setting says otherwise (G53). */
export const startValues: Entered = prefillBookingDefaults
  ? {
      AirportId: defaultAirportId,
      DestinationAirportId: defaultDestinationAirportId,
      Designation: 'Ms.',
      Gender: 'Female',
      additionalServiceId: 0,
    }
  : { additionalServiceId: 0 };

export const newForm: EntryForm = {
  mode: 'new',
  version: 0,
  values: startValues,
  editing: undefined,
  parked: undefined,
  companions: [],
  next: undefined,
};

export const newBooking = (draftId = newIdempotencyKey()): BookingMachine => ({
  draftId,
  added: [],
  lastKey: 0,
  form: newForm,
  typed: startValues,
  removed: undefined,
  accepted: false,
  also: undefined,
  keep: undefined,
  blocked: false,
  intent: undefined,
  phase: 'ready',
  formerTotalKobo: undefined,
  overLimit: undefined,
  restoredAt: undefined,
  begunFrom: undefined,
  order: undefined,
});
