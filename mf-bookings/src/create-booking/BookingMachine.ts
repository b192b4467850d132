import { defaultAirportId, defaultDestinationAirportId } from 'shared-api/airports';
import type { FullHour } from 'shared-api/availability';
import { type BookingIntent, prefillBookingDefaults } from 'shared-api/bookings';
import { newIdempotencyKey } from 'shared-api/http';
import type { AddedPassenger, EntryValues, PersonValues } from '../shared/bookingValues.ts';
import type { AlsoBooked } from '../shared/legs.ts';

export type Entered = Partial<EntryValues>;

export interface EntryForm {
  mode: 'new' | 'copy' | 'edit';
  /** A new version starts the form again with other values. */
  version: number;
  values: Entered;
  editing: number | undefined;
  /** Edit and Duplicate take the form; these values come back afterwards. */
  parked: Entered | undefined;
  /** The others of an earlier booking are added with the next passenger, on the same flight. */
  companions: readonly PersonValues[];
  /** It is undefined where the first field is filled next. */
  next: keyof EntryValues | undefined;
}

/**
 * `checking` repeats a request that had no reply, `unknown` got no answer to that either. Until the outcome is known
 * nothing else can be done.
 */
export type Phase = 'ready' | 'sending' | 'checking' | 'unknown' | 'booked';

export interface EditedOrder {
  id: number;
  version: number;
}

/** The draft is what has been entered, the intent what was confirmed. */
export interface BookingMachine {
  /** The name is the same in every tab that holds the draft. */
  draftId: string;
  added: readonly AddedPassenger[];
  lastKey: number;
  form: EntryForm;
  /** The values change with every letter, before they are added. */
  typed: Entered;
  /** Remove can be undone until the next action. */
  removed: { passenger: AddedPassenger; at: number } | undefined;
  accepted: boolean;
  /** The same people travel back. */
  also: AlsoBooked | undefined;
  /** It is undefined until the reader has chosen. */
  keep: boolean | undefined;
  /** After the first passenger the form waits to be asked for another one. */
  folded: boolean;
  /** The form holds a passenger, who is saved or left before the table can act. */
  blocked: boolean;
  /** It was sent, and its outcome is not known yet. */
  intent: BookingIntent | undefined;
  phase: Phase;
  /** The total was confirmed before the price changed. */
  formerTotalKobo: number | undefined;
  /** It says why the total is above a member's limit; approval is asked for instead. */
  overLimit: string | undefined;
  /** The server refused these hours as full, or the flight as not offered. */
  full: readonly FullHour[];
  notOffered: string | undefined;
  /** The draft came back after a reload and was entered then. */
  restoredAt: string | undefined;
  /** The booking begins with an earlier one only once. */
  begunFrom: string | undefined;
  /** The order is edited as it was when it was opened. */
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

/** A passenger who is edited or duplicated opens the form. */
export const isFolded = ({ folded, added, form }: BookingMachine): boolean =>
  folded && added.length > 0 && form.mode === 'new';

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
  folded: false,
  blocked: false,
  intent: undefined,
  phase: 'ready',
  formerTotalKobo: undefined,
  overLimit: undefined,
  full: [],
  notOffered: undefined,
  restoredAt: undefined,
  begunFrom: undefined,
  order: undefined,
});
