import { newIdempotencyKey } from 'shared-api/http';
import { defaultAirportId, defaultDestinationAirportId, portalSettings } from 'shared-api/values';
import {
  type AddedPassenger,
  type EntryValues,
  flightEntered,
  flightOf,
  hasPerson,
  personOf,
} from './bookingValues.ts';
import { fellowPassengers } from './flightGroups.ts';
import type { BookingsRequest } from './toRequest.ts';

type Entered = Partial<EntryValues>;

/** What the form in step 1 is about: a new passenger, a copy of one, or one of the table. */
export interface EntryForm {
  mode: 'new' | 'copy' | 'edit';
  /** Raised whenever the form starts again with other values. */
  version: number;
  values: Entered;
  editing: number | undefined;
  /** What was being typed before Edit or Duplicate took the form; it comes back afterwards. */
  parked: Entered | undefined;
}

/** One press of Confirm. Its key makes every repetition the same booking (S13). */
export interface BookingIntent {
  idempotencyKey: string;
  /** The total that was on the page (G87). */
  expectedTotalKobo: number;
  bookings: BookingsRequest;
}

export interface Wizard {
  /** Names this draft in every tab that holds it. */
  draftId: string;
  added: readonly AddedPassenger[];
  lastKey: number;
  form: EntryForm;
  /** What Remove took away; it can be undone until the next action. */
  removed: { passenger: AddedPassenger; at: number } | undefined;
  accepted: boolean;
  /** Something was asked of the table while the form holds a passenger, which is to be saved or left first. */
  blocked: boolean;
  /** Sent, and its outcome not known yet. */
  intent: BookingIntent | undefined;
}

export type WizardAction =
  | { type: 'submitted'; values: EntryValues; wholeFlight: boolean }
  | { type: 'edited' | 'duplicated'; key: number; typed: Entered }
  | { type: 'cancelled' }
  | { type: 'removed'; key: number }
  | { type: 'undone' }
  | { type: 'accepted'; accepted: boolean }
  | { type: 'sent'; intent: BookingIntent }
  | { type: 'settled' }
  | { type: 'discarded' };

/** The form starts on its placeholders unless the setting says otherwise (G53). */
const startValues: Entered = portalSettings.prefillBookingDefaults
  ? {
      AirportId: defaultAirportId,
      DestinationAirportId: defaultDestinationAirportId,
      Designation: 'Ms.',
      Gender: 'Female',
      additionalServiceId: 0,
    }
  : { additionalServiceId: 0 };

export const newWizard = (draftId = newIdempotencyKey()): Wizard => ({
  draftId,
  added: [],
  lastKey: 0,
  form: { mode: 'new', version: 0, values: startValues, editing: undefined, parked: undefined },
  removed: undefined,
  accepted: false,
  blocked: false,
  intent: undefined,
});

const formWith = (form: EntryForm, values: Entered): EntryForm => ({
  mode: 'new',
  version: form.version + 1,
  values,
  editing: undefined,
  parked: undefined,
});

/** The form gives itself to a passenger of the table and parks what was being typed. */
function formFor(wizard: Wizard, mode: 'copy' | 'edit', key: number, typed: Entered): EntryForm {
  const passenger = wizard.added.find((one) => one.key === key);
  if (!passenger) return wizard.form;
  return {
    mode,
    version: wizard.form.version + 1,
    values: { ...passenger.flight, ...passenger.person },
    editing: mode === 'edit' ? key : undefined,
    parked: hasPerson(typed) ? typed : flightEntered(typed),
  };
}

function submitted(wizard: Wizard, values: EntryValues, wholeFlight: boolean): Wizard {
  const { form, added } = wizard;
  const flight = flightOf(values);
  const person = personOf(values);
  const next = formWith(form, form.parked ?? flight);
  if (form.editing === undefined) {
    const key = wizard.lastKey + 1;
    return { ...wizard, added: [...added, { key, flight, person }], lastKey: key, form: next };
  }
  const editing = form.editing;
  const fellows = wholeFlight ? fellowPassengers(added, editing).map(({ key }) => key) : [];
  const changed = added.map((one) => {
    if (one.key === editing) return { ...one, flight, person };
    return fellows.includes(one.key) ? { ...one, flight } : one;
  });
  return { ...wizard, added: changed, form: next };
}

function removed(wizard: Wizard, key: number): Wizard {
  const at = wizard.added.findIndex((one) => one.key === key);
  const passenger = wizard.added[at];
  if (!passenger) return wizard;
  return { ...wizard, added: wizard.added.filter((one) => one !== passenger), removed: { passenger, at } };
}

function undone(wizard: Wizard): Wizard {
  if (!wizard.removed) return wizard;
  return { ...wizard, added: wizard.added.toSpliced(wizard.removed.at, 0, wizard.removed.passenger) };
}

function apply(wizard: Wizard, action: WizardAction): Wizard {
  switch (action.type) {
    case 'submitted':
      return submitted(wizard, action.values, action.wholeFlight);
    case 'edited':
      return { ...wizard, form: formFor(wizard, 'edit', action.key, action.typed) };
    case 'duplicated':
      return { ...wizard, form: formFor(wizard, 'copy', action.key, action.typed) };
    case 'cancelled':
      return { ...wizard, form: formWith(wizard.form, wizard.form.parked ?? startValues) };
    case 'removed':
      return removed(wizard, action.key);
    case 'undone':
      return undone(wizard);
    case 'accepted':
      return { ...wizard, accepted: action.accepted };
    case 'sent':
      return { ...wizard, intent: action.intent };
    case 'settled':
      return { ...wizard, intent: undefined };
    case 'discarded':
      return { ...newWizard(), form: formWith(wizard.form, startValues) };
  }
}

/** Every action but Remove itself ends the chance to undo it. */
export function wizardReducer(wizard: Wizard, action: WizardAction): Wizard {
  const ofTable = ['edited', 'duplicated', 'removed'].includes(action.type);
  if (ofTable && wizard.form.mode !== 'new') return { ...wizard, blocked: true };
  const next = { ...apply(wizard, action), blocked: false };
  return action.type === 'removed' ? next : { ...next, removed: undefined };
}
