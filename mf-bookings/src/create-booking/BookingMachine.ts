import { defaultAirportId, defaultDestinationAirportId } from 'shared-api/airports';
import type { FullHour } from 'shared-api/availability';
import { type BookingIntent, prefillBookingDefaults } from 'shared-api/bookings';
import { newIdempotencyKey } from 'shared-api/http';
import type { AddedPassenger, EntryValues, PersonValues } from '../shared/bookingValues.ts';
import type { AlsoBooked } from '../shared/legs.ts';

export type Entered = Partial<EntryValues>;

export interface EntryForm {
  mode: 'new' | 'copy' | 'edit';
  /** When the number changes, the form starts again with `values`. */
  version: number;
  values: Entered;
  editing: number | undefined;
  /** Edit or Duplicate replaced these values in the form; they are restored afterwards. */
  parked: Entered | undefined;
  /** These passengers of an earlier booking are added with the next passenger, on the same flight. */
  companions: readonly PersonValues[];
  /** The named field takes the focus. If the name is undefined, the first field takes the focus. */
  next: keyof EntryValues | undefined;
}

/**
 * In `checking`, a request without a reply is repeated; in `unknown`, the repeated request had no reply
 * either. Until the outcome is known, no other action is possible.
 */
export type Phase = 'ready' | 'sending' | 'checking' | 'unknown' | 'booked';

export interface EditedOrder {
  id: number;
  version: number;
  /** If true, another version of the order has taken the place of the edits. */
  changedMeanwhile?: boolean;
}

export interface BookingMachine {
  /** The id is the same in every tab that has this draft, and is part of the idempotency key. */
  draftId: string;
  added: readonly AddedPassenger[];
  lastKey: number;
  form: EntryForm;
  /** The form contains these values now. They are part of `added` only after the user submits the form. */
  typed: Entered;
  /** The last removed passenger can be restored until the next action. */
  removed: { passenger: AddedPassenger; at: number } | undefined;
  accepted: boolean;
  also: AlsoBooked | undefined;
  /** If true, the passengers are kept for later bookings. The value is undefined until the user has chosen. */
  keep: boolean | undefined;
  /** If true, a button "Add another passenger" replaces the empty fields for the next passenger. */
  folded: boolean;
  /** If true, an action of the table was refused, because the passenger in the form is not saved yet. */
  blocked: boolean;
  /** The user confirmed this request, and the server's reply has not arrived yet. */
  intent: BookingIntent | undefined;
  phase: Phase;
  formerTotalKobo: number | undefined;
  /**
   * The server refused the order with this message, because the total is above a member's limit. The user can
   * then ask for approval.
   */
  overLimit: string | undefined;
  full: readonly FullHour[];
  notOffered: string | undefined;
  /** The restored draft had been saved at this time. The value is undefined for a new draft. */
  restoredAt: string | undefined;
  /** The text is 'again 21' after booking 21 has filled the form, so that it fills the form only once. */
  begunFrom: string | undefined;
  order: EditedOrder | undefined;
}

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

export const isFolded = ({ folded, added, form }: BookingMachine): boolean =>
  folded && added.length > 0 && form.mode === 'new';

/** A refusal is about what was sent. It is dropped when the passengers or the other flight change. */
export const unrefused = {
  formerTotalKobo: undefined,
  overLimit: undefined,
  full: [],
  notOffered: undefined,
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
  folded: false,
  blocked: false,
  intent: undefined,
  phase: 'ready',
  ...unrefused,
  restoredAt: undefined,
  begunFrom: undefined,
  order: undefined,
});
