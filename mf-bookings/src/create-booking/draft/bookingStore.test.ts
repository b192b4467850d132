import type { EntryValues } from '../../shared/bookingValues.ts';
import { aFlight, aPerson } from '../../testing/bookingEntries.ts';
import { type BookingMachine, newBooking, type Phase } from '../BookingMachine.ts';
import { type BookingAction, bookingMachine, restoredBooking } from './bookingStore.ts';

const entry = (FirstName: string, flight: Partial<EntryValues> = {}): EntryValues => ({
  ...aFlight,
  ...aPerson,
  FirstName,
  ...flight,
});
const add = (values: EntryValues): BookingAction => ({ type: 'submitted', values, wholeFlight: false });
const after = (...actions: BookingAction[]): BookingMachine =>
  actions.reduce(bookingMachine, newBooking('draft'));
const names = ({ added }: BookingMachine) => added.map(({ person }) => person.FirstName);
const three = [add(entry('Alfa')), add(entry('Bravo')), add(entry('Echo'))];

it('passengers stand in the order in which they were added [BOOK-17]', () => {
  expect(names(after(...three))).toEqual(['Alfa', 'Bravo', 'Echo']);
});

it('after a passenger the form keeps the flight and the reference and is empty for the next person', () => {
  const { form } = after(add({ ...entry('Alfa'), Reference: 'CC-410' }));
  expect(form).toMatchObject({ mode: 'new', version: 1, values: { ...aFlight, Reference: 'CC-410' } });
  expect(form.values.FirstName).toBeUndefined();
});

it('an edited passenger stays in place', () => {
  const machine = after(
    ...three,
    { type: 'edited', key: 2 },
    { type: 'submitted', values: entry('Golf'), wholeFlight: false },
  );
  expect(names(machine)).toEqual(['Alfa', 'Golf', 'Echo']);
});

it('what was being typed comes back after an edit, whether it was saved or left', () => {
  const typed = { ...aFlight, FirstName: 'Half' };
  const editing: BookingAction[] = [...three, { type: 'typed', values: typed }, { type: 'edited', key: 1 }];
  expect(after(...editing).form.values.FirstName).toBe('Alfa');
  expect(after(...editing, { type: 'cancelled' }).form.values).toEqual(typed);
  expect(after(...editing, add(entry('Alfa'))).form.values).toEqual(typed);
});

it('a duplicate is offered in the form and added only by Add', () => {
  const offered = after(...three, { type: 'duplicated', key: 2 });
  expect(offered.form).toMatchObject({ mode: 'copy', values: { FirstName: 'Bravo' } });
  expect(names(offered)).toHaveLength(3);
  expect(names(bookingMachine(offered, add(entry('Foxtrot'))))).toEqual(['Alfa', 'Bravo', 'Echo', 'Foxtrot']);
});

it('while the form holds a passenger the table gives up none of its own, and says so until the next action', () => {
  const editing = after(...three, { type: 'edited', key: 1 });
  const others: BookingAction[] = [
    { type: 'edited', key: 2 },
    { type: 'duplicated', key: 2 },
    { type: 'removed', key: 2 },
  ];
  for (const action of others) expect(bookingMachine(editing, action)).toEqual({ ...editing, blocked: true });
  const left = bookingMachine({ ...editing, blocked: true }, { type: 'cancelled' });
  expect(left.blocked).toBe(false);
  expect(names(bookingMachine(left, { type: 'removed', key: 2 }))).toEqual(['Alfa', 'Echo']);
});

it('a flight can be changed for everybody on it, and for nobody else', () => {
  const machine = after(
    add(entry('Alfa')),
    add(entry('Bravo', { Flight_Number: 'W3101' })),
    add(entry('Echo')),
    { type: 'edited', key: 1 },
    { type: 'submitted', values: entry('Alfa', { airportTime: '16:30' }), wholeFlight: true },
  );
  expect(machine.added.map(({ flight }) => flight.airportTime)).toEqual(['16:30', '14:00', '16:30']);
});

it('without that, only the edited passenger changes flights', () => {
  const machine = after(...three, { type: 'edited', key: 1 }, add(entry('Alfa', { airportTime: '16:30' })));
  expect(machine.added.map(({ flight }) => flight.airportTime)).toEqual(['16:30', '14:00', '14:00']);
});

it('a removed passenger comes back to the same place [BOOK-19]', () => {
  const removed = after(...three, { type: 'removed', key: 2 });
  expect(names(removed)).toEqual(['Alfa', 'Echo']);
  expect(names(bookingMachine(removed, { type: 'undone' }))).toEqual(['Alfa', 'Bravo', 'Echo']);
});

it('the next action ends the chance to undo', () => {
  const machine = after(...three, { type: 'removed', key: 2 }, { type: 'accepted', accepted: true });
  expect(machine.removed).toBeUndefined();
  expect(names(bookingMachine(machine, { type: 'undone' }))).toEqual(['Alfa', 'Echo']);
});

it('a second removal can be undone, the first no longer', () => {
  const machine = after(
    ...three,
    { type: 'removed', key: 1 },
    { type: 'removed', key: 3 },
    { type: 'undone' },
  );
  expect(names(machine)).toEqual(['Bravo', 'Echo']);
});

const intent = { idempotencyKey: 'key', expectedTotalKobo: 1, termsVersion: '2026-11-27', bookings: [] };
const confirmed: BookingAction = { type: 'confirmed', intent };

it('an intent lives until its outcome is known', () => {
  const sent = after(...three, confirmed);
  expect(sent).toMatchObject({ intent, phase: 'sending' });
  for (const type of ['lost', 'unanswered'] as const)
    expect(bookingMachine(sent, { type }).intent).toBe(intent);
  expect(bookingMachine(sent, { type: 'refused' })).toMatchObject({ intent: undefined, phase: 'ready' });
});

it('a second Confirm while the first is under way is none', () => {
  const sent = after(...three, confirmed);
  const other = { ...intent, idempotencyKey: 'other' };
  expect(bookingMachine(sent, { type: 'confirmed', intent: other })).toBe(sent);
});

it.each<[BookingAction['type'][], Phase]>([
  [['lost'], 'checking'],
  [['lost', 'unanswered'], 'unknown'],
  [['lost', 'unanswered', 'checked'], 'checking'],
  [['lost', 'booked'], 'booked'],
  [['checked'], 'sending'],
  [['booked', 'checked'], 'booked'],
  [['unanswered', 'checked', 'refused'], 'ready'],
])('after Confirm and %j the phase is %s', (types, phase) => {
  const actions = types.map((type) => ({ type }) as BookingAction);
  expect(after(...three, confirmed, ...actions).phase).toBe(phase);
});

it('a price that changed is compared with the one confirmed, until the next Confirm', () => {
  const refused = after(...three, confirmed, { type: 'refused', formerTotalKobo: 1 });
  expect(refused.formerTotalKobo).toBe(1);
  expect(bookingMachine(refused, confirmed).formerTotalKobo).toBeUndefined();
});

it('what comes back after a reload is as it was, half a passenger too, and what was sent is looked into', () => {
  const left = after(...three, { type: 'typed', values: { FirstName: 'Half' } }, confirmed);
  const kept = { ...left, form: { ...left.form, values: left.typed } };
  const restored = restoredBooking(kept, '2099-12-01T00:00:00Z');
  expect(restored).toMatchObject({ phase: 'unknown', typed: { FirstName: 'Half' } });
  expect(names(restored)).toEqual(['Alfa', 'Bravo', 'Echo']);
  expect(restoredBooking({ ...kept, intent: undefined }, '').phase).toBe('ready');
});

it('discarding leaves nothing but a new version of an empty form', () => {
  const { form, draftId, ...rest } = after(...three, { type: 'discarded' });
  const { form: _, draftId: __, ...empty } = newBooking();
  expect(rest).toEqual(empty);
  expect(draftId).not.toBe('draft');
  expect(form.version).toBe(4);
  expect(form.values).toEqual(newBooking().form.values);
});

describe('with a booking made before', () => {
  const people = ['Alfa', 'Bravo', 'Echo'].map((FirstName) => ({ ...aPerson, FirstName }));
  const { Date_Of_Travel, ...flight } = aFlight;
  const begun: BookingAction = { type: 'begun', from: 'again 21', flight, people };

  it('the form has its flight but the day, and its first passenger', () => {
    const { form, added } = after(begun);
    expect(form).toMatchObject({ values: { ...flight, FirstName: 'Alfa' }, next: 'Date_Of_Travel' });
    expect(form.values.Date_Of_Travel).toBeUndefined();
    expect(added).toEqual([]);
  });

  it('Add adds all of its passengers on the flight that was entered', () => {
    const machine = after(begun, add(entry('Alfa', { Date_Of_Travel: '2099-12-05' })));
    expect(names(machine)).toEqual(['Alfa', 'Bravo', 'Echo']);
    expect(machine.added.map(({ key }) => key)).toEqual([1, 2, 3]);
    expect(new Set(machine.added.map((one) => one.flight.Date_Of_Travel))).toEqual(new Set(['2099-12-05']));
    expect(machine.form.companions).toEqual([]);
  });

  it('the others can be left out', () => {
    expect(names(after(begun, { type: 'leftOut' }, add(entry('Alfa'))))).toEqual(['Alfa']);
  });

  it('begins once, whatever reload or step comes between', () => {
    const once = after(begun, add(entry('Alfa')));
    expect(bookingMachine(once, begun)).toMatchObject({ added: once.added, form: once.form });
  });

  it('gives back the passenger who was being typed', () => {
    const typed = { ...aFlight, FirstName: 'Half' };
    const machine = after({ type: 'typed', values: typed }, begun, add(entry('Alfa')));
    expect(machine.form.values).toEqual(typed);
  });
});

it('somebody booked before fills in the passenger and leaves the flight as it was entered', () => {
  const { form } = after({ type: 'typed', values: aFlight }, { type: 'filled', values: aPerson });
  expect(form).toMatchObject({ mode: 'new', version: 1, values: { ...aFlight, ...aPerson } });
});
