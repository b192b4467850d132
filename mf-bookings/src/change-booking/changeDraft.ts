import type { Booking } from 'shared-api/bookings';
import type { ConfirmedChange } from 'shared-api/changes';
import { type ChangedPassengers, type ChangeValues, type SeenBooking, seenOf } from './changeValues.ts';

export interface ChangeDraft {
  seen: SeenBooking;
  values: ChangeValues;
  people: ChangedPassengers;
  /** If true, the form has checked the details. Typing makes the value false. */
  checked: boolean;
  /** The draft was begun with this version of the booking, and keeps it when it is moved to a newer version. */
  begunUpon: number;
  /** The user confirmed this request, and the server's reply has not arrived yet. */
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

/** A typed value is kept only if it differs from the value that was shown before. */
function merged<Values extends object>(was: Values, typed: Values, is: Values): Values {
  const names = Object.keys(is) as (keyof Values)[];
  const kept = names.filter((name) => typed[name] !== was[name]);
  return { ...is, ...Object.fromEntries(kept.map((name) => [name, typed[name]])) };
}

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

/** A blank field may be missing in either object. */
export function isSame(one: ChangeValues, other: ChangeValues): boolean {
  const names = Object.keys({ ...one, ...other }) as (keyof ChangeValues)[];
  return names.every((name) => one[name] === other[name]);
}

export function isUntouched({ seen, values, people, intent }: ChangeDraft): boolean {
  return (
    !intent &&
    people.removed.length === 0 &&
    Object.keys(people.edited).length === 0 &&
    isSame(values, seen.flight)
  );
}
