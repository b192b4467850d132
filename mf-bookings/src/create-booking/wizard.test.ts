import { aFlight, aPerson } from '../testing/bookingEntries.ts';
import type { EntryValues } from './bookingValues.ts';
import { newWizard, type Wizard, type WizardAction, wizardReducer } from './wizard.ts';

const entry = (FirstName: string, flight: Partial<EntryValues> = {}): EntryValues => ({
  ...aFlight,
  ...aPerson,
  FirstName,
  ...flight,
});
const add = (values: EntryValues): WizardAction => ({ type: 'submitted', values, wholeFlight: false });
const after = (...actions: WizardAction[]): Wizard => actions.reduce(wizardReducer, newWizard('draft'));
const names = ({ added }: Wizard) => added.map(({ person }) => person.FirstName);
const three = [add(entry('Alfa')), add(entry('Bravo')), add(entry('Echo'))];

it('passengers stand in the order in which they were added [BOOK-17]', () => {
  expect(names(after(...three))).toEqual(['Alfa', 'Bravo', 'Echo']);
});

it('after a passenger the form keeps the flight and is empty for the next person', () => {
  const { form } = after(add(entry('Alfa')));
  expect(form).toMatchObject({ mode: 'new', version: 1, values: aFlight });
  expect(form.values.FirstName).toBeUndefined();
});

it('an edited passenger stays in place', () => {
  const wizard = after(
    ...three,
    { type: 'edited', key: 2, typed: {} },
    { type: 'submitted', values: entry('Golf'), wholeFlight: false },
  );
  expect(names(wizard)).toEqual(['Alfa', 'Golf', 'Echo']);
});

it('what was being typed comes back after an edit, whether it was saved or left', () => {
  const typed = { ...aFlight, FirstName: 'Half' };
  const editing = [...three, { type: 'edited', key: 1, typed } as const];
  expect(after(...editing).form.values.FirstName).toBe('Alfa');
  expect(after(...editing, { type: 'cancelled' }).form.values).toEqual(typed);
  expect(after(...editing, add(entry('Alfa'))).form.values).toEqual(typed);
});

it('a duplicate is offered in the form and added only by Add', () => {
  const offered = after(...three, { type: 'duplicated', key: 2, typed: {} });
  expect(offered.form).toMatchObject({ mode: 'copy', values: { FirstName: 'Bravo' } });
  expect(names(offered)).toHaveLength(3);
  expect(names(wizardReducer(offered, add(entry('Foxtrot'))))).toEqual(['Alfa', 'Bravo', 'Echo', 'Foxtrot']);
});

it('while the form holds a passenger the table gives up none of its own, and says so until the next action', () => {
  const editing = after(...three, { type: 'edited', key: 1, typed: {} });
  const others: WizardAction[] = [
    { type: 'edited', key: 2, typed: {} },
    { type: 'duplicated', key: 2, typed: {} },
    { type: 'removed', key: 2 },
  ];
  for (const action of others) expect(wizardReducer(editing, action)).toEqual({ ...editing, blocked: true });
  const left = wizardReducer({ ...editing, blocked: true }, { type: 'cancelled' });
  expect(left.blocked).toBe(false);
  expect(names(wizardReducer(left, { type: 'removed', key: 2 }))).toEqual(['Alfa', 'Echo']);
});

it('a flight can be changed for everybody on it, and for nobody else', () => {
  const wizard = after(
    add(entry('Alfa')),
    add(entry('Bravo', { Flight_Number: 'W3101' })),
    add(entry('Echo')),
    { type: 'edited', key: 1, typed: {} },
    { type: 'submitted', values: entry('Alfa', { airportTime: '16:30' }), wholeFlight: true },
  );
  expect(wizard.added.map(({ flight }) => flight.airportTime)).toEqual(['16:30', '14:00', '16:30']);
});

it('without that, only the edited passenger changes flights', () => {
  const wizard = after(
    ...three,
    { type: 'edited', key: 1, typed: {} },
    add(entry('Alfa', { airportTime: '16:30' })),
  );
  expect(wizard.added.map(({ flight }) => flight.airportTime)).toEqual(['16:30', '14:00', '14:00']);
});

it('a removed passenger comes back to the same place [BOOK-19]', () => {
  const removed = after(...three, { type: 'removed', key: 2 });
  expect(names(removed)).toEqual(['Alfa', 'Echo']);
  expect(names(wizardReducer(removed, { type: 'undone' }))).toEqual(['Alfa', 'Bravo', 'Echo']);
});

it('the next action ends the chance to undo', () => {
  const wizard = after(...three, { type: 'removed', key: 2 }, { type: 'accepted', accepted: true });
  expect(wizard.removed).toBeUndefined();
  expect(names(wizardReducer(wizard, { type: 'undone' }))).toEqual(['Alfa', 'Echo']);
});

it('a second removal can be undone, the first no longer', () => {
  const wizard = after(
    ...three,
    { type: 'removed', key: 1 },
    { type: 'removed', key: 3 },
    { type: 'undone' },
  );
  expect(names(wizard)).toEqual(['Bravo', 'Echo']);
});

it('an intent lives until its outcome is known', () => {
  const intent = { idempotencyKey: 'key', expectedTotalKobo: 1, bookings: [] };
  const sent = after(...three, { type: 'sent', intent });
  expect(sent.intent).toBe(intent);
  expect(wizardReducer(sent, { type: 'settled' }).intent).toBeUndefined();
});

it('discarding leaves nothing but a new version of an empty form', () => {
  const { form, draftId, ...rest } = after(...three, { type: 'discarded' });
  const { form: _, draftId: __, ...empty } = newWizard();
  expect(rest).toEqual(empty);
  expect(draftId).not.toBe('draft');
  expect(form.version).toBe(4);
  expect(form.values).toEqual(newWizard().form.values);
});
