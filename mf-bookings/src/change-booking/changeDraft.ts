import type { Booking } from 'shared-api/bookings';
import type { ConfirmedChange } from 'shared-api/changes';
import { type ChangedPassengers, type ChangeValues, type SeenBooking, seenOf } from './changeValues.ts';

/** A change in progress: upon which booking, what was typed, and what was sent. */
export interface ChangeDraft {
  seen: SeenBooking;
  values: ChangeValues;
  people: ChangedPassengers;
  /** Whether what was typed has passed the form's rules. */
  checked: boolean;
  /** The version that was changed first, before anybody else changed it meanwhile. */
  begunUpon: number;
  /** Sent, and its outcome not known yet. */
  intent: ConfirmedChange | undefined;
}

export function newDraft(booking: Booking): ChangeDraft {
  const seen = seenOf(booking);
  return {
    seen,
    values: seen.flight,
    people: { edited: {}, removed: [] },
    checked: false,
    begunUpon: seen.version,
    intent: undefined,
  };
}

/** What is typed where it is another than it was, what is where it is not. */
function merged<Values extends object>(was: Values, typed: Values, is: Values): Values {
  const names = Object.keys(is) as (keyof Values)[];
  const kept = names.filter((name) => typed[name] !== was[name]);
  return { ...is, ...Object.fromEntries(kept.map((name) => [name, typed[name]])) };
}

/** The same change upon the booking as somebody else has made it meanwhile: what was typed stays. */
export function rebased(draft: ChangeDraft, booking: Booking): ChangeDraft {
  const { seen: was, values, people } = draft;
  const seen = seenOf(booking);
  const edited = Object.entries(people.edited).flatMap(([key, person]) => {
    const id = Number(key);
    const is = seen.people[id];
    return is ? [[id, merged(was.people[id] ?? is, person, is)]] : [];
  });
  return {
    ...draft,
    seen,
    values: { ...merged(was.flight, values, seen.flight), ...(values.reason && { reason: values.reason }) },
    people: {
      edited: Object.fromEntries(edited),
      removed: people.removed.filter((id) => id in seen.people),
    },
  };
}

/** Whether the form holds the same; what is blank is absent. */
export function isSame(one: ChangeValues, other: ChangeValues): boolean {
  const names = Object.keys({ ...one, ...other }) as (keyof ChangeValues)[];
  return names.every((name) => one[name] === other[name]);
}

/** Whether nothing has been entered that would be missed. */
export function isUntouched({ seen, values, people, intent }: ChangeDraft): boolean {
  return (
    !intent &&
    people.removed.length === 0 &&
    Object.keys(people.edited).length === 0 &&
    isSame(values, seen.flight)
  );
}
