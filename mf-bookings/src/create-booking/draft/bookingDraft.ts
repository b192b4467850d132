import {
  type AddedPassenger,
  type EntryValues,
  type FlightValues,
  flightEntered,
  flightOf,
  hasPerson,
  type PersonValues,
  personOf,
} from '../../shared/bookingValues.ts';
import type { AlsoBooked } from '../../shared/legs.ts';
import {
  type BookingMachine,
  type EditedOrder,
  type Entered,
  type EntryForm,
  newBooking,
  newForm,
  startValues,
  unrefused,
} from '../BookingMachine.ts';
import { fellowPassengers } from '../review/flightGroups.ts';

export type DraftAction =
  | { type: 'typed'; values: Entered }
  | { type: 'submitted'; values: EntryValues; wholeFlight: boolean }
  | { type: 'listed'; passengers: readonly Omit<AddedPassenger, 'key'>[] }
  | { type: 'filled'; values: Entered; next?: keyof EntryValues }
  | { type: 'begun'; from: string; flight: Partial<FlightValues>; people: readonly PersonValues[] }
  | { type: 'edited' | 'duplicated' | 'removed'; key: number }
  | { type: 'accepted'; accepted: boolean }
  | { type: 'keeping'; keep: boolean }
  | {
      type: 'reopened';
      order: EditedOrder;
      added: readonly AddedPassenger[];
      also: AlsoBooked | undefined;
    }
  | { type: 'kept'; order: EditedOrder }
  | { type: 'alsoBooked'; also: AlsoBooked | undefined }
  | { type: 'hourTaken'; keys: readonly number[]; airportTime: string }
  | { type: 'asked' | 'declined' | 'cancelled' | 'leftOut' | 'undone' | 'discarded' };

const withForm = (
  machine: BookingMachine,
  values: Entered,
  form: Partial<EntryForm> = {},
): BookingMachine => ({
  ...machine,
  form: { ...newForm, ...form, version: machine.form.version + 1, values },
  typed: values,
});

function formFor(machine: BookingMachine, mode: 'copy' | 'edit', key: number): BookingMachine {
  const { added, typed } = machine;
  const passenger = added.find((one) => one.key === key);
  if (!passenger) return machine;
  const parked = hasPerson(typed) ? typed : flightEntered(typed);
  const editing = mode === 'edit' ? key : undefined;
  return withForm(machine, { ...passenger.flight, ...passenger.person }, { mode, editing, parked });
}

function listed(machine: BookingMachine, passengers: readonly Omit<AddedPassenger, 'key'>[]): BookingMachine {
  const { added, lastKey, typed } = machine;
  const folded = (machine.folded || added.length === 0) && !hasPerson(typed);
  const more = passengers.map((passenger, index) => ({ key: lastKey + 1 + index, ...passenger }));
  return { ...machine, added: [...added, ...more], lastKey: lastKey + more.length, folded };
}

function submitted(before: BookingMachine, values: EntryValues, wholeFlight: boolean): BookingMachine {
  const { added } = before;
  const { editing, parked, companions } = before.form;
  const flight = flightOf(values);
  const person = personOf(values);
  const machine = withForm(before, parked ?? flightEntered(values));
  if (editing === undefined) {
    return listed(
      machine,
      [person, ...companions].map((one) => ({ flight, person: one })),
    );
  }
  const fellows = wholeFlight ? fellowPassengers(added, editing).map(({ key }) => key) : [];
  const changed = added.map((one) => {
    if (one.key === editing) return { ...one, flight, person };
    return fellows.includes(one.key) ? { ...one, flight } : one;
  });
  return { ...machine, added: changed };
}

function removed(machine: BookingMachine, key: number): BookingMachine {
  const at = machine.added.findIndex((one) => one.key === key);
  const passenger = machine.added[at];
  if (!passenger) return machine;
  return { ...machine, added: machine.added.toSpliced(at, 1), removed: { passenger, at } };
}

function undone(machine: BookingMachine): BookingMachine {
  if (!machine.removed) return machine;
  return { ...machine, added: machine.added.toSpliced(machine.removed.at, 0, machine.removed.passenger) };
}

/** An earlier booking fills the form only once, even after a reload. */
function begun(machine: BookingMachine, action: Extract<DraftAction, { type: 'begun' }>): BookingMachine {
  const { from, flight, people } = action;
  if (machine.begunFrom === from) return machine;
  const [first, ...companions] = people;
  const parked = hasPerson(machine.typed) ? machine.typed : undefined;
  const values = { ...startValues, ...flight, ...first };
  return withForm({ ...machine, begunFrom: from }, values, {
    parked,
    companions,
    next: flight.Date_Of_Travel ? 'FirstName' : 'Date_Of_Travel',
  });
}

function reopened(
  machine: BookingMachine,
  { order, added, also }: Extract<DraftAction, { type: 'reopened' }>,
): BookingMachine {
  const before = machine.order;
  if (before?.version === order.version) return machine;
  const isSame = JSON.stringify([machine.added, machine.also]) === JSON.stringify([added, also]);
  if (before && isSame) return { ...machine, order, accepted: false };
  const opened: BookingMachine = {
    ...newBooking(machine.draftId),
    order: { ...order, changedMeanwhile: before !== undefined },
    added,
    also,
    lastKey: added.length,
    form: machine.form,
    folded: true,
  };
  return before ? withForm(opened, startValues) : opened;
}

/** If `keys` is empty, the action changes the flight of the additionally booked service (`also`). */
function hourTaken(
  machine: BookingMachine,
  { keys, airportTime }: Extract<DraftAction, { type: 'hourTaken' }>,
): BookingMachine {
  const { added, also } = machine;
  if (keys.length === 0)
    return { ...machine, also: also && { ...also, flight: { ...also.flight, airportTime } } };
  const moved = added.map((one) =>
    keys.includes(one.key) ? { ...one, flight: { ...one.flight, airportTime } } : one,
  );
  return { ...machine, added: moved };
}

function edit(machine: BookingMachine, action: DraftAction): BookingMachine {
  switch (action.type) {
    case 'typed':
      return { ...machine, typed: action.values };
    case 'submitted':
      return submitted(machine, action.values, action.wholeFlight);
    case 'listed':
      return listed(machine, action.passengers);
    case 'filled':
      return withForm(
        { ...machine, folded: false },
        { ...machine.typed, ...action.values },
        { ...machine.form, next: action.next },
      );
    case 'asked':
      return withForm({ ...machine, folded: false }, machine.typed, { next: 'FirstName' });
    case 'declined':
      return withForm({ ...machine, folded: true }, flightEntered(machine.typed));
    case 'begun':
      return begun(machine, action);
    case 'leftOut':
      return { ...machine, form: { ...machine.form, companions: [] } };
    case 'edited':
      return formFor(machine, 'edit', action.key);
    case 'duplicated':
      return formFor(machine, 'copy', action.key);
    case 'cancelled':
      return withForm(machine, machine.form.parked ?? startValues);
    case 'removed':
      return removed(machine, action.key);
    case 'undone':
      return undone(machine);
    case 'accepted':
      return { ...machine, accepted: action.accepted };
    case 'reopened':
      return reopened(machine, action);
    case 'kept':
      return { ...machine, order: action.order };
    case 'alsoBooked':
      return { ...machine, also: action.also };
    case 'hourTaken':
      return hourTaken(machine, action);
    case 'keeping':
      return { ...machine, keep: action.keep };
    case 'discarded':
      return withForm({ ...newBooking(), form: machine.form }, startValues);
  }
}

export function editDraft(machine: BookingMachine, action: DraftAction): BookingMachine {
  const { type } = action;
  const isOfTable = type === 'edited' || type === 'duplicated' || type === 'removed';
  if (isOfTable && machine.form.mode !== 'new') return { ...machine, blocked: true };
  const next = edit(machine, action);
  if (type === 'typed') return next;
  const isOther = next.added !== machine.added || next.also !== machine.also;
  return {
    ...next,
    blocked: false,
    ...(type !== 'removed' && { removed: undefined }),
    ...(isOther && unrefused),
  };
}
