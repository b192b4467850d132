import { screen, waitFor, within } from '@testing-library/react';
import { type Availability, listServices, serviceAvailability, serviceById } from 'shared-api/contract';
import { aService, fakeApi, replies } from 'shared-api/testing';
import { choose } from 'shared-ui/testing';
import { aDraft } from '../../testing/aDraft.ts';
import { anAvailability } from '../../testing/anAvailability.ts';
import { aFlight } from '../../testing/bookingEntries.ts';
import { aroundBooking, field, press, showBookingPage } from '../../testing/bookingPage.tsx';
import { signedIn } from '../../testing/signedIn.ts';

const list = [
  'Name,Title,Sex,GSM,Wheelchair,Flight,Date,Cost centre',
  'Alfa Sample,Mr,,8031234567,,,,CC-410',
  'Bo,Sir,,0803,,,,',
  'Bravo Sample,Mrs.,,08031234568,yes,W3101,3/4/2099,',
].join('\n');

async function openList() {
  const view = showBookingPage();
  await view.user.click(await screen.findByRole('button', { name: 'Paste a list' }));
  const dialog = await screen.findByRole('dialog', { name: 'Paste a list of passengers' });
  const box = await within(dialog).findByRole('textbox', { name: /^List/ });
  return { ...view, dialog, box };
}

const fileOf = (content: BlobPart, name = 'passengers.csv') => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : (content as Uint8Array);
  return Object.assign(new File([content], name, { type: 'text/csv' }), {
    arrayBuffer: async () => bytes.buffer,
  });
};

beforeEach(() => {
  signedIn();
  fakeApi(aroundBooking);
});

it('a list is shown before it is added: repairs, faults by row and cell; what is faulty stays and is corrected in its place [G107]', async () => {
  aDraft(1);
  const { user, dialog, box } = await openList();
  await user.click(box);
  await user.paste(list);
  await press(user, 'Preview');
  expect(await within(dialog).findByText('2 to add, 2 repaired, 1 to correct')).toBeVisible();
  const row = (name: string) => within(dialog).getByRole('row', { name: new RegExp(name) });
  expect(row('Alfa Sample')).toHaveTextContent('08031234567 from 8031234567');
  expect(row('Alfa Sample')).toHaveTextContent('Male from an empty cell');
  expect(row('Bravo Sample')).toHaveTextContent('3 April 2099 from 3/4/2099');
  const cell = (name: string) => within(dialog).getByRole('textbox', { name: `${name} of row 3` });
  expect(cell('Mobile number')).toHaveAccessibleDescription('Mobile number must be exactly 11 digits long');
  expect(cell('Designation')).toHaveAccessibleDescription('Invalid selection');
  expect(screen.getByText('1 passenger', { selector: 'p' })).toBeInTheDocument();
  await press(user, 'Add 2, leave 1 here');
  expect(await within(dialog).findByText('0 to add, 1 to correct')).toBeVisible();
  await press(user, 'Copy 1 with what is wrong');
  expect(await navigator.clipboard.readText()).toMatch(
    /Error\nBo\tSir\t\t0803\t.*\tFull name: .*Invalid selection/,
  );
  for (const [name, text] of [
    ['Full name', 'Charlie Sample'],
    ['Designation', 'Mr'],
    ['Mobile number', '08031234569'],
  ] as const) {
    await user.clear(cell(name));
    await user.click(cell(name));
    await user.paste(text);
  }
  expect(await within(dialog).findByText('1 to add, 1 repaired')).toBeVisible();
  await press(user, 'Add 1');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const table = screen.getByRole('table', { name: /^Passengers/ });
  await waitFor(() => expect(within(table).getAllByRole('button', { name: /^Remove/ })).toHaveLength(4));
  expect(table).toHaveTextContent(/Flight P47121, Air Peace, LOS to ABV.*Mr\. Alfa Sample/);
  expect(table).toHaveTextContent(/Flight W3101, Air Peace.*April, 2099.*Mrs\. Bravo Sample.*Wheelchair/);
});

it('a file is read into the list, which asks for the flight first and keeps what it holds', async () => {
  const { user, dialog } = await openList();
  const input = within(dialog).getByLabelText('CSV file');
  await user.upload(input, fileOf(Uint8Array.from([0x50, 0x4b, 0x03, 0x04]), 'people.csv'));
  expect(await screen.findByText('This is a workbook. Save as CSV or copy the cells')).toBeVisible();
  await user.upload(input, fileOf('Alfa Sample,Mr.,,08031234567'));
  expect(await within(dialog).findAllByText(/First fill in the flight/)).not.toHaveLength(0);
  expect(within(dialog).getByRole('button', { name: 'Add 1' })).toHaveAttribute('aria-disabled', 'true');
  await press(user, 'Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await field('First name')).toHaveValue('');
  await press(user, 'Paste a list');
  expect(await screen.findByText('1 to add, 1 repaired')).toBeVisible();
});

it('a list without names of its columns asks what they hold', async () => {
  aDraft(1);
  const { user, dialog, box } = await openList();
  await user.click(box);
  await user.paste('08031234567\tSample\tAlfa\tMr.\tMale');
  await press(user, 'Preview');
  const column = (at: number, text: string) =>
    within(dialog).findByRole('combobox', { name: `Column ${at}: ${text}` });
  await choose(user, await column(1, '08031234567'), 'Mobile number');
  await choose(user, await column(2, 'Sample'), 'Last name');
  await choose(user, await column(3, 'Alfa'), 'First name');
  await choose(user, await column(4, 'Mr.'), 'Designation');
  await choose(user, await column(5, 'Male'), 'Gender');
  expect(await within(dialog).findByText('1 to add')).toBeVisible();
});

it('rows above the headings are told, and of the headings only an unknown one is asked for', async () => {
  aDraft(1);
  const { user, dialog, box } = await openList();
  await user.click(box);
  await user.paste('Gamma Ltd\nS/N\tName\tTitle\tContact\n1\tAlfa Sample\tMr\t="08031234567"');
  await press(user, 'Preview');
  expect(
    await within(dialog).findByText(/^Line 1 is above the headings and left out: “Gamma Ltd”/),
  ).toBeVisible();
  expect(within(dialog).getAllByRole('combobox')).toHaveLength(1);
  await choose(
    user,
    await within(dialog).findByRole('combobox', { name: 'Column 4: Contact' }),
    'Mobile number',
  );
  expect(await within(dialog).findByText('1 to add, 1 repaired')).toBeVisible();
});

describe('where the hour has a limit', () => {
  const limited = aService({ limited: true });
  const lists = (day: Availability) =>
    fakeApi([
      replies(serviceById, limited),
      replies(listServices, [limited]),
      ...aroundBooking.slice(2),
      replies(serviceAvailability, day),
    ]);
  const paste = async () => {
    const { user, dialog, box: into } = await openList();
    await user.click(into);
    await user.paste(
      [
        'Name,Title,Sex,GSM',
        ...['Alfa', 'Bravo', 'Charlie'].map((name, at) => `${name} Sample,Mr.,Male,0803123456${at}`),
      ].join('\n'),
    );
    await press(user, 'Preview');
    return { user, dialog };
  };

  it('what it lacks is told before anybody is added, with the rows, as Confirm would refuse it', async () => {
    aDraft(1);
    const api = lists(anAvailability({ 14: { left: 2 } }));
    const { dialog } = await paste();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Arrival service at Abuja (ABV), 1 Dec 2099, 14:00: 2 left, nearest 12:00, 13:00, 15:00. Without a place: rows 3–4.',
    );
    expect(api.of(serviceAvailability).at(-1)?.url.searchParams.get('places')).toBe('4');
    expect(within(dialog).getByRole('button', { name: 'Add 3' })).toBeEnabled();
  });

  it('whatever counts by flights has a place for all of one', async () => {
    aDraft(1);
    const api = lists(anAvailability({ 14: { left: 1 } }, { counts: 'bookings' }));
    const { dialog } = await paste();
    await waitFor(() => expect(api.of(serviceAvailability)).not.toHaveLength(0));
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['hour', '04:00', {}, 'Arrival service is offered from 05:00 to 23:00 here: rows 2–4.'],
    ['airport', '14:00', { offered: false }, 'Arrival service is not offered at Abuja (ABV): rows 2–4.'],
  ])(
    'an %s at which it is not offered is told by the sentence of the server',
    async (_, airportTime, own, text) => {
      aDraft(0, { form: { mode: 'new', version: 0, values: { ...aFlight, airportTime } } });
      lists(anAvailability({}, own));
      const { dialog } = await paste();
      expect(await within(dialog).findByRole('alert')).toHaveTextContent(text);
    },
  );
});
