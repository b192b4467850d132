import { defaultAirportId, defaultDestinationAirportId } from 'shared-api/airports';
import type { FullHour } from 'shared-api/availability';
import { type BookingIntent, prefillBookingDefaults } from 'shared-api/bookings';
import { newIdempotencyKey } from 'shared-api/http';
import type { AddedPassenger, EntryValues, PersonValues } from '../shared/bookingValues.ts';
import type { AlsoBooked } from '../shared/legs.ts';

export type Entered = Partial<EntryValues>;

export interface EntryForm {
  mode: 'new' | 'copy' | 'edit';
  /** A new number makes the form start again with `values`. */
  version: number;
  values: Entered;
  editing: number | undefined;
  /** The values that were in the form before Edit or Duplicate; they are restored afterwards. */
  parked: Entered | undefined;
  /** The other passengers of an earlier booking, added with the next passenger on the same flight. */
  companions: readonly PersonValues[];
  /** The field that takes the focus; undefined for the first field. */
  next: keyof EntryValues | undefined;
}

/**
 * `checking` repeats a request that had no reply; `unknown` means that this had no reply either. Until the outcome is
 * known, nothing else is possible.
 */
export type Phase = 'ready' | 'sending' | 'checking' | 'unknown' | 'booked';

export interface EditedOrder {
  id: number;
  version: number;
}

export interface BookingMachine {
  /** The same in every tab that has this draft; part of the idempotency key. */
  draftId: string;
  added: readonly AddedPassenger[];
  lastKey: number;
  form: EntryForm;
  /** The values in the form, before they are added. */
  typed: Entered;
  /** The passenger removed last, until the next action; for Undo. */
  removed: { passenger: AddedPassenger; at: number } | undefined;
  accepted: boolean;
  /** The service of the other direction, booked for the same people. */
  also: AlsoBooked | undefined;
  /** Whether to save the passengers; undefined until the user has chosen. */
  keep: boolean | undefined;
  /** Whether the form for another passenger is closed; true after the first passenger. */
  folded: boolean;
  /** Whether an action of the table was refused, because the passenger in the form must be saved or left first. */
  blocked: boolean;
  /** The request that was sent and whose outcome is not known yet. */
  intent: BookingIntent | undefined;
  phase: Phase;
  /** The total that was confirmed before the price changed. */
  formerTotalKobo: number | undefined;
  /** The server's reason why the total is above a member's limit; the user can ask for approval instead. */
  overLimit: string | undefined;
  /** The hours that the server refused as full, and the reason why it does not offer a flight. */
  full: readonly FullHour[];
  notOffered: string | undefined;
  /** The time when the restored draft had been saved; undefined if it was not restored. */
  restoredAt: string | undefined;
  /** The earlier booking that filled the form; it does so only once. */
  begunFrom: string | undefined;
  /** The saved order that is being edited, with the version that was opened. */
  order: EditedOrder | undefined;
}

/** The form starts empty unless the setting says otherwise (G53). */
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

/** Editing or duplicating a passenger opens the form. */
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
