import { act, screen, within } from '@testing-library/react';
import type { DeskPack, PackBooking } from 'shared-api/desk';
import { keptDayTicket, session } from 'shared-api/http';
import { digestOf, useKeptDay } from 'shared-api/kept-day';
import { aPassenger, keepsADay } from 'shared-api/testing';
import { fill, renderPortal } from 'shared-ui/testing';
import { OfflineDeskPage } from './OfflineDeskPage.tsx';

const newest = 'MZXW6YTBOJTG633CMFZGM33PMI';
const replaced = 'A'.repeat(26);
const soon = () => new Date(Date.now() + 60_000).toISOString();
const met = {
  state: 'met',
  at: soon(),
  metAt: soon(),
  doubtful: false,
  by: 'Ada',
  nonce: 'a',
  own: true,
} as const;

const golf = { ...aPassenger({ firstName: 'Golf' }), mobileNumber: '08031234567', special_Requirement: null };

async function aBooking(own: Partial<PackBooking> = {}): Promise<PackBooking> {
  return {
    id: 21,
    date_Of_Travel: '2026-12-01',
    date_Of_Arrival: soon(),
    flight_Number: 'P47121',
    airline: 'Air Peace',
    service: 'Arrival',
    bookingStatus: 'Processing',
    passengers: [{ ...golf, attendance: null }],
    contact: { name: 'Sample Client', phoneNumber: null },
    officer: null,
    shortCode: 'K7MX2QPD',
    digests: await Promise.all([newest, replaced].map(digestOf)),
    ...own,
  };
}

/** The tab's copy is open, and nobody is signed in. */
function show(bookings: PackBooking[]) {
  session.signOut();
  const ticket = keepsADay({ date: '2026-12-01' });
  const pack: DeskPack = { airportId: 13, date: ticket.date, asOf: new Date().toISOString(), bookings };
  useKeptDay.setState({ open: { ticket, pack, renewedAt: Date.now() } });
  return renderPortal(<OfflineDeskPage />, { route: '/desk/offline', path: '/desk/offline' });
}

afterEach(() => {
  jest.restoreAllMocks();
  act(() => useKeptDay.setState({ open: undefined }));
  session.signOut();
  expect(keptDayTicket()).toBeUndefined();
});

it.each<[string, string, string, Partial<PackBooking>]>([
  ['its full code', newest, 'Valid voucher', {}],
  ['the text of its QR code', `https://portal.example/v/${newest}`, 'Valid voucher', {}],
  ['its short code in two halves', 'k7mx 2qpd', 'Valid voucher', {}],
  [
    'a code from before the booking was changed',
    replaced,
    'Replaced: the booking was changed since, and stands below',
    {},
  ],
  [
    'a code that everybody has been met by: somebody took a picture of it',
    newest,
    'Already met',
    { passengers: [{ ...golf, attendance: met }] },
  ],
  ['the code of a booking that was closed', newest, 'Cancelled', { bookingStatus: 'Canceled' }],
])('a voucher shown without a connection is judged by %s', async (_, code, verdict, own) => {
  const warned = jest.spyOn(console, 'error');
  const { user } = show([await aBooking(own)]);
  await user.type(await screen.findByLabelText(/^Code of the voucher/), `${code}{Enter}`);
  const told = within(await screen.findByRole('alert'));
  expect(told.getByText(verdict)).toBeVisible();
  await user.click(told.getByRole('button', { name: 'Show' }));
  expect(screen.getByRole('button', { name: /^\d\d:\d\d .*P47121/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(warned).not.toHaveBeenCalled();
});

it.each([
  ['another airport’s, or another day’s', 'B'.repeat(26)],
  ['made up', '23456789'],
])('a voucher that is %s is told not to be in this copy', async (_, code) => {
  const { user } = show([await aBooking()]);
  await user.type(await screen.findByLabelText(/^Code of the voucher/), `${code}{Enter}`);
  expect(within(await screen.findByRole('alert')).getByText('Not in this copy')).toBeVisible();
});

it('a hand scanner reads one voucher after the other, whatever was pressed between', async () => {
  const { user } = show([await aBooking()]);
  await user.click(await screen.findByLabelText(/^Code of the voucher/));
  await user.keyboard(`${newest}{Enter}`);
  expect(await screen.findByText('Valid voucher')).toBeVisible();
  await user.keyboard('23456789{Enter}');
  expect(await screen.findByText('Not in this copy')).toBeVisible();
  await user.keyboard('Sample');
  await user.click(screen.getByRole('button', { name: 'Look up' }));
  expect(await screen.findByText('No code in this')).toBeVisible();
  await user.keyboard(`${newest}{Enter}`);
  expect(await screen.findByText('Valid voucher')).toBeVisible();
});

it('what holds no code is told so, and takes the place of the verdict before', async () => {
  const { user } = show([await aBooking()]);
  const field = await screen.findByLabelText(/^Code of the voucher/);
  await user.type(field, `https://portal.example/v/${newest}/?utm_source=letter{Enter}`);
  expect(await screen.findByText('Valid voucher')).toBeVisible();
  await fill(user, screen.getByLabelText(/^Code of the voucher/), 'Sample Client');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('No code in this')).toBeVisible();
  expect(screen.queryByText(/Valid voucher|Not in this copy/)).not.toBeInTheDocument();
});

it('a device without a camera is told to type the short code, without a connection as with one', async () => {
  const { user } = show([await aBooking()]);
  await user.click(await screen.findByRole('button', { name: 'Camera' }));
  expect(await screen.findByText('The camera is not permitted. Type the short code')).toBeVisible();
});

it('a day of many bookings shows all of them, those after midnight with their date, and one without any says so', async () => {
  const bookings = await Promise.all(
    Array.from({ length: 40 }, (_, n) => aBooking({ id: n + 1, flight_Number: `P4${700 + n}` })),
  );
  const { unmount } = show(bookings);
  expect(await screen.findByRole('button', { name: /^\d\d:\d\d .*P4739/ })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Met: / })).toHaveLength(40);
  unmount();
  const night = await aBooking({ date_Of_Travel: '2026-12-02', date_Of_Arrival: '2026-12-02T01:15:00.000Z' });
  const nightly = show([night]);
  expect(await screen.findByRole('button', { name: /^Wed 2 Dec 2026, 02:15 P47121/ })).toBeVisible();
  nightly.unmount();
  show([]);
  expect(await screen.findByText('There are no bookings on this day')).toBeVisible();
});
