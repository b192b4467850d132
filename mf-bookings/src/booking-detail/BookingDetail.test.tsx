import { act, screen, waitFor, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import {
  type Booking,
  bookingById,
  bookingDocument,
  bookingReceipt,
  listAirports,
  type Passenger,
  userById,
} from 'shared-api/contract';
import { session } from 'shared-api/http';
import { airports } from 'shared-api/rules';
import {
  aBooking,
  aClient,
  aPassenger,
  aStaffMember,
  fails,
  fakeApi,
  type Handler,
  refuses,
  replies,
} from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { signedIn } from '../testing/signedIn.ts';
import { BookingDetail } from './BookingDetail.tsx';

jest.mock('file-saver', () => ({ saveAs: jest.fn() }));

const pdf = (endpoint: Handler['endpoint']): Handler => ({
  endpoint,
  answer: () => new Response('%PDF-', { headers: { 'Content-Type': 'application/pdf' } }),
});
const around = [
  replies(listAirports, [...airports]),
  replies(userById, aClient()),
  pdf(bookingReceipt),
  pdf(bookingDocument),
];
const show = (own: Partial<Booking> = {}) => {
  const api = fakeApi([replies(bookingById, aBooking(own)), ...around]);
  return { api, ...renderPortal(<BookingDetail bookingId="21" crumbs actions={() => null} />) };
};
const factOf = async (term: string) => (await screen.findByText(term, { selector: 'dt' })).nextSibling;

beforeEach(() => void signedIn());

it('whoever does not serve the passenger reads that needs are stated, and not which', async () => {
  const { wheel_Chair: _, special_Requirement: __, ...passenger } = aPassenger();
  show({ passengers: [{ ...passenger, needsStated: true }] });
  expect(await screen.findAllByText('Needs stated')).toHaveLength(2);
  expect(screen.queryByText('None')).toBeNull();
});

it('which terms were accepted is shown, with the way to that very text and to the notice', async () => {
  show({ acceptedTerms: { version: '2026-11', notice: '2026-10', at: '2026-03-03T10:00:00.000Z' } });
  const accepted = await factOf('Terms accepted');
  expect(accepted).toHaveTextContent('Version 2026-11, 3rd March, 2026, 11:00 WAT (privacy notice 2026-10)');
  expect(screen.getByRole('link', { name: 'Version 2026-11' })).toHaveAttribute(
    'href',
    '/booking-terms?version=2026-11',
  );
  expect(screen.getByRole('link', { name: 'privacy notice 2026-10' })).toHaveAttribute(
    'href',
    '/privacy?version=2026-10',
  );
});

it('names the service and the invoice, and N/A without one [BOOKDETAIL-01] [BOOKDETAIL-02]', async () => {
  const { unmount } = show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Arrival service' })).toBeVisible();
  expect(screen.getByText('Invoice number: 2026-000124')).toBeVisible();
  unmount();
  show({ invoiceNumber: null });
  expect(await screen.findByText('Invoice number: N/A')).toBeVisible();
});

it('says N/A where nobody updated the booking', async () => {
  show({ modifiedBy_FirstName: null });
  expect(await factOf('Updated By')).toHaveTextContent('N/A');
});

it('lists the nine facts [BOOKDETAIL-06] [CONST-08]', async () => {
  show({ modifiedBy_FirstName: 'Officer' });
  expect(await factOf('Airport')).toHaveTextContent('ABV');
  expect(await factOf('Travel date')).toHaveTextContent('1st December, 2026');
  expect(await factOf('Flight number')).toHaveTextContent('P47121');
  expect(await factOf('Airport arrival time')).toHaveTextContent('02:00 PM WAT');
  expect(await factOf('Updated By')).toHaveTextContent('Officer');
  expect(await factOf('Airport Name')).toHaveTextContent('Nnamdi Azikiwe International Airport, Abuja (ABV)');
  expect(await factOf('Booked by')).toHaveTextContent('Sample Client');
  expect(await factOf('Status')).toHaveTextContent('Processing');
  expect(await factOf('Total price')).toHaveTextContent('₦50,000.00');
});

it('is titled and counts its passengers [BOOKDETAIL-05]', async () => {
  show({ passengers: [aPassenger(), aPassenger({ id: 32 })] });
  expect(await screen.findByRole('heading', { name: 'Service booking details' })).toBeVisible();
  expect(screen.getByText('2 passengers')).toBeVisible();
});

it('loads the airports and the user of the booking [BOOKDETAIL-11]', async () => {
  const { api } = show({ applicationUserId: 77 });
  await factOf('Airport');
  await waitFor(() => expect(api.of(userById)[0]?.url.pathname).toBe('/api/users/users/77'));
  expect(api.of(listAirports)).toHaveLength(1);
});

it('asks a member for no account, and names the organisation by the booking', async () => {
  signedIn(aClient({ memberRole: 'Booker' }));
  const { api } = show();
  expect(await factOf('Booked by')).toHaveTextContent('Sample Client');
  expect(api.of(userById)).toHaveLength(0);
});

it('shows the passengers, a wheel chair as tick or cross [BOOKDETAIL-07] [BOOKDETAIL-08]', async () => {
  show({ passengers: [aPassenger(), aPassenger({ id: 32, firstName: 'Second', wheel_Chair: true })] });
  const table = await screen.findByRole('table', { name: /Passengers/ });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['First name', 'Last name', 'Designation', 'Gender', 'Wheel chair', 'Special requirements']);
  const [, first, second] = within(table).getAllByRole('row');
  expect(within(first as HTMLElement).getByRole('img', { name: 'No' })).toBeVisible();
  expect(within(second as HTMLElement).getByRole('img', { name: 'Yes' })).toBeVisible();
});

it.each([
  ['a client', aClient(), 0],
  ['staff', aStaffMember('Protocol Officer'), 1],
])('whom to call and who shows the voucher is said to staff alone: %s', async (_who, user, times) => {
  session.signIn('token', user);
  show({ passengers: [aPassenger({ mobileNumber: '08031234567' })] });
  expect(await screen.findByText(/at the airport with a passport or national card/)).toBeVisible();
  expect(screen.queryAllByText(/^The passenger shows this/)).toHaveLength(times);
  expect(screen.queryAllByRole('link', { name: '0803\u00a0123\u00a04567' })).toHaveLength(times);
});

it('says who was met at the airport and when, once somebody was', async () => {
  const met = {
    state: 'met' as const,
    at: '2026-12-01T04:10:00Z',
    metAt: '2026-12-01T04:10:00Z',
    doubtful: false,
  };
  const handedOver = { ...met, state: 'handed_over' as const, at: '2026-12-01T04:30:00Z' };
  show({
    passengers: [
      aPassenger({ id: 31, attendance: met }),
      aPassenger({ id: 32, attendance: handedOver }),
      aPassenger({ id: 33, attendance: null }),
    ],
  });
  for (const text of ['Met 05:10', 'Handed over 05:30, met 05:10', 'Not met yet'])
    expect(await screen.findByRole('cell', { name: text })).toBeVisible();
});

it('what of a passenger is not kept for a time without a connection is not taken for No', async () => {
  const { wheel_Chair: _wheel, special_Requirement: _special, ...kept } = aPassenger();
  show({ passengers: [kept as Passenger] });
  expect(await screen.findAllByText('Shown online')).toHaveLength(2);
  expect(screen.queryByText('None')).toBeNull();
});

it('a special requirement is in its cell for paper, where no button is', async () => {
  show({ passengers: [aPassenger({ special_Requirement: 'Oxygen on arrival' })] });
  const icon = () => screen.getByRole('button', { name: 'Special requirements of First' });
  await waitFor(() =>
    expect(icon().closest('[data-text]')).toHaveAttribute('data-text', 'Oxygen on arrival'),
  );
});

it('a special requirement is read on hover and on focus, and put away by Escape [BOOKDETAIL-09]', async () => {
  const text = `Oxygen on arrival, ${'and somebody who carries the bottle, '.repeat(20)}please`;
  const { user } = show({ passengers: [aPassenger({ special_Requirement: text })] });
  const icon = () => screen.getByRole('button', { name: 'Special requirements of First' });
  const isHidden = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  await waitFor(icon);
  await isHidden();
  act(() => icon().focus());
  expect(await screen.findByRole('tooltip')).toHaveTextContent(text);
  expect(icon()).toHaveAccessibleDescription(text);
  await user.keyboard('{Escape}');
  await isHidden();
  await user.hover(icon());
  expect(await screen.findByRole('tooltip')).toHaveTextContent(text);
  await user.unhover(icon());
  await isHidden();
});

it('a paid booking has a receipt, saved under service and invoice number [BOOKDETAIL-03] [INVOICE-03]', async () => {
  const { user, api } = show({ paymentStatus: 'paid' });
  await user.click(await screen.findByRole('button', { name: 'Get Receipt' }));
  await waitFor(() =>
    expect(saveAs).toHaveBeenCalledWith(expect.anything(), 'Arrival service - 2026-000124.pdf'),
  );
  expect(api.of(bookingReceipt)[0]?.url.pathname).toBe('/api/booking-services/export-receipt/21');
  expect(screen.getByText('Downloading document')).toBeVisible();
});

it('says how the price came about, unless it no longer makes the total', async () => {
  const service = { id: 11, name: 'Arrival service', price: 15_000 };
  const additionalService = { id: 12, name: 'Lounge', price: 20_000 };
  const passengers = [aPassenger(), aPassenger({ id: 32 })];
  const { unmount } = show({ service, additionalService, passengers, price: 50_000 });
  const card = async () => (await screen.findByRole('heading', { name: 'Price' })).closest('.ant-card');
  expect(await card()).toHaveTextContent('2 × ₦15,000.00 + ₦20,000.00 (Lounge)');
  unmount();
  show({ service, additionalService, passengers, price: 60_000 });
  expect(await card()).toHaveTextContent(/^PriceTotal ₦60,000.00$/);
});

it('says what each document is for', async () => {
  show({ paymentStatus: 'paid' });
  expect(await screen.findByText('What was paid, for your books')).toBeVisible();
  expect(screen.getByText(/^The booking document:/)).toBeVisible();
});

it('shows the voucher with its code, where and by whom its passengers are met and whom they call, while it is Processing', async () => {
  const voucherUrl = `https://portal.example/v/${'A'.repeat(26)}`;
  const airportDesk = { dutyPhone: '0803 123 4567', meetingPoint: 'Arrivals hall, door B' };
  const { unmount } = show({
    shortCode: 'K7MX2QPD',
    voucherUrl,
    airportDesk,
    officer: { name: 'Ada' },
  });
  expect(await screen.findByRole('img', { name: 'QR code of the voucher' })).toBeVisible();
  expect(screen.getByText('K7MX 2QPD')).toBeVisible();
  expect(screen.getByText('Meeting point: Arrivals hall, door B')).toBeVisible();
  expect(screen.getByText(/^Your officer:/)).toHaveTextContent('Your officer: Ada.');
  expect(screen.getByRole('link', { name: '0803 123 4567' })).toHaveAttribute('href', 'tel:08031234567');
  expect(screen.getByRole('button', { name: 'Get Voucher' })).toBeVisible();
  unmount();
  show({ bookingStatus: 'Canceled' });
  expect(await screen.findByRole('button', { name: 'Export' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Voucher' })).not.toBeInTheDocument();
});

const creditNote = {
  id: 4,
  kind: 'credit',
  number: 'CN-2026-000004',
  amount: 30_000,
  dateIssued: '2026-11-22T13:29:09.000Z',
} as const;

it.each<[string, Partial<Booking>, string]>([
  ['ahead', {}, 'Get Voucher'],
  ['over', { bookingStatus: 'Service_Rendered' }, 'Get Receipt'],
  ['called off', { bookingStatus: 'Canceled', papers: [creditNote] }, 'Credit note'],
])('of a booking that is %s the paper that its client needs next stands out', async (_when, own, name) => {
  show({ paymentStatus: 'Paid', ...own });
  const papers = await screen.findAllByRole('button', {
    name: /^(Get Voucher|Get Receipt|Export|Credit note)$/,
  });
  const standOut = papers.filter((paper) => paper.classList.contains('ant-btn-primary'));
  expect(standOut.map(({ textContent }) => textContent)).toEqual([name]);
});

it.each([
  ['Arrival service', 'Lagos', 'Abuja'],
  ['Departure service', 'Abuja', 'Lagos'],
])('of %s it says from where to where', async (name, from, to) => {
  show({ airportId: 1, destinationAirportId: 13, service: { id: 11, name, price: 50_000 } });
  expect(await factOf('From')).toHaveTextContent(from);
  expect(await factOf('To')).toHaveTextContent(to);
  expect(screen.queryByText('Destination', { selector: 'dt' })).not.toBeInTheDocument();
});

it('its owner shares with the passenger where, when and whom to call, and no price', async () => {
  const voucherUrl = `https://portal.example/v/${'A'.repeat(26)}`;
  const { user } = show({
    shortCode: 'K7MX2QPD',
    voucherUrl,
    airportDesk: { dutyPhone: '0803 123 4567', meetingPoint: 'Arrivals hall, door B' },
    passengers: [aPassenger({ mobileNumber: '08031234568' })],
  });
  const share = within(await screen.findByRole('region', { name: 'Share with passenger' }));
  await user.click(share.getByRole('button', { name: 'Copy' }));
  const text = await navigator.clipboard.readText();
  for (const told of [
    'Arrivals hall, door B',
    '0803 123 4567',
    'K7MX 2QPD',
    'WAT, flight P47121',
    voucherUrl,
  ])
    expect(text).toContain(told);
  expect(text).not.toContain('₦');
  const href = (name: string) => share.getByRole('link', { name }).getAttribute('href');
  expect(href('WhatsApp')).toBe(`https://wa.me/2348031234568?text=${encodeURIComponent(text)}`);
  expect(href('SMS')).toBe(`sms:+2348031234568?body=${encodeURIComponent(text)}`);
  expect(share.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
});

it('is shared by the browser itself where it can', async () => {
  const shared = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
  const { user } = show({ voucherUrl: `https://portal.example/v/${'A'.repeat(26)}` });
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(shared).toHaveBeenCalledWith({ text: expect.stringContaining('https://portal.example/v/') });
  Reflect.deleteProperty(navigator, 'share');
});

it('shows a Registration Officer no voucher, who may not print one', async () => {
  session.signIn('token', aStaffMember('Registration Officer'));
  show();
  expect(await screen.findByRole('heading', { name: 'Passengers' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Voucher' })).not.toBeInTheDocument();
});

it('leads staff to the client it is of', async () => {
  session.signIn('token', aStaffMember('Protocol Officer'));
  show();
  const client = await screen.findByRole('link', { name: 'Sample Client' });
  expect(client).toHaveAttribute('href', `/app/client/${aBooking().applicationUserId}`);
});

it('an unpaid booking has an invoice [BOOKDETAIL-03]', async () => {
  show({ paymentStatus: 'Unpaid' });
  expect(await screen.findByRole('button', { name: 'Get Invoice' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Get Receipt' })).not.toBeInTheDocument();
});

it.each([
  ['the business', { firstName: 'A', lastName: 'B', business_Name: 'Sample Ltd' }, 'Sample Ltd.pdf'],
  ['the booker', { firstName: 'A', lastName: 'B', business_Name: null }, 'A B.pdf'],
])(
  'Export saves a PDF under the name of %s [BOOKDETAIL-04] [EXPORT-04]',
  async (_, applicationUser, name) => {
    const { user, api } = show({ applicationUser });
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await waitFor(() => expect(saveAs).toHaveBeenCalledWith(expect.anything(), name));
    expect(api.of(bookingDocument)[0]?.url.pathname).toBe('/api/booking-services/export/21');
  },
);

it('tells how the status came about', async () => {
  const dateCreated = '2026-11-20T09:00:00.000Z';
  show({ history: [{ status: 'No_Show', dateCreated, by: 'Officer', reason: 'Did not appear' }] });
  expect(await screen.findByRole('heading', { name: 'Status history' })).toBeVisible();
  expect(screen.getByText('by Officer: Did not appear')).toBeVisible();
});

it('tells that two people put a wrong outcome right', async () => {
  const dateCreated = '2026-11-20T09:00:00.000Z';
  const corrected = { status: 'Service_Rendered', corrects: 'No_Show', by: 'Finance', reason: 'Met late' };
  show({ history: [{ ...corrected, dateCreated }] });
  expect(
    await screen.findByText('No show, corrected to Service rendered by Finance: Met late'),
  ).toBeVisible();
});

it('tells the price as it was booked, and what each change since has moved', async () => {
  const change = { number: 1, by: 'A B', reason: null, dateCreated: '2026-11-20T09:00:00.000Z', lines: [] };
  show({
    price: 60_000,
    paymentStatus: 'Paid',
    dateCreated: '2026-11-19T09:00:00.000Z',
    changes: [{ ...change, charged: 0, refunded: 20_000, kept: 10_000 }],
  });
  expect(await screen.findByText('₦90,000.00')).toBeVisible();
  expect(screen.getByText('Changed by A B')).toBeVisible();
  expect(screen.getByText('₦20,000.00 refunded, ₦10,000.00 not given back')).toBeVisible();
});

it('shows from where to where, and leads to the same again or the way back', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'Flight' })).toBeVisible();
  expect(screen.getByText('LOS → ABV')).toBeVisible();
  expect(
    screen.getByText(
      'Murtala Muhammed International Airport, Lagos to Nnamdi Azikiwe International Airport, Abuja',
    ),
  ).toBeVisible();
  const again = '/app/service/11/create-booking';
  expect(screen.getByRole('link', { name: 'Book again' })).toHaveAttribute('href', `${again}?again=21`);
  expect(screen.getByRole('link', { name: 'Book the return' })).toHaveAttribute('href', `${again}?return=21`);
});

it('whoever cannot book is not led to it', async () => {
  signedIn(aStaffMember('Protocol Officer'));
  show();
  await screen.findByRole('heading', { name: 'Flight' });
  expect(screen.queryByRole('link', { name: 'Book again' })).not.toBeInTheDocument();
});

it('does not call a meeting to come whose time is past', async () => {
  const at = '2020-03-01T09:30:00.000Z';
  show({ date_Of_Travel: at, date_Of_Arrival: at });
  expect(await screen.findByText('Not recorded yet how it went')).toBeVisible();
  expect(screen.queryByText('To come')).not.toBeInTheDocument();
});

it('tells from booking to refund what happened to the money, and what is to come', async () => {
  const { unmount } = show();
  const items = async () =>
    (await screen.findAllByRole('listitem'))
      .map(({ textContent }) => textContent)
      .filter((text) => /wallet|officer/.test(text ?? ''));
  expect(await items()).toEqual([
    expect.stringMatching(/^Booked₦50,000.00 paid from the wallet/),
    expect.stringMatching(/^An officer meets the passengersTo come/),
  ]);
  unmount();
  const refund = { amount: 50_000, dateCreated: '2026-11-22T13:29:09.000Z' };
  show({ bookingStatus: 'Canceled', refund });
  expect(await items()).toEqual([
    expect.stringMatching(/^Booked/),
    expect.stringMatching(/^₦50,000.00 back in the wallet22nd.November,.2026/),
  ]);
});

it.each(['Canceled', 'Flight_Canceled', 'No_Show'] as const)(
  'a booking that ended as %s says what was refunded and when',
  async (bookingStatus) => {
    const refund = { amount: 25_000, dateCreated: '2026-11-22T13:29:09.000Z' };
    const { unmount } = show({ bookingStatus, refund });
    expect(await factOf('Refunded')).toHaveTextContent(
      '₦25,000.00 to the wallet on 22nd November, 2026, 14:29 WAT',
    );
    unmount();
    show({ bookingStatus, refund: null });
    expect(await factOf('Refunded')).toHaveTextContent('Nothing');
  },
);

it.each([
  ['goes on', { refund: null }],
  ['is canceled, in a reply without a word of it,', { bookingStatus: 'Canceled' }],
  ['was never paid', { bookingStatus: 'Canceled', paymentStatus: 'Unpaid', refund: null }],
] as const)('a booking that %s says nothing of a refund', async (_, booking) => {
  show(booking);
  await screen.findByText('Total price', { selector: 'dt' });
  expect(screen.queryByText('Refunded')).not.toBeInTheDocument();
});

it.each([
  ['answers 500', refuses(bookingById, 500)],
  ['does not answer', fails(bookingById)],
])(
  'of a booking that could not be loaded because the server %s nobody reads that it does not exist [ERR-21]',
  async (_, handler) => {
    fakeApi([handler, ...around]);
    renderPortal(<BookingDetail bookingId="21" crumbs actions={() => null} />);
    expect(await screen.findByText('The booking could not be loaded.')).toBeVisible();
    expect(screen.getByText('Fetching bookings failed. Kindly Refresh')).toBeVisible();
    expect(screen.queryByText('Booking does not exist')).not.toBeInTheDocument();
  },
);

it.each(['9', 'abc'])(
  "another remote's page shows its own where there is no booking %s",
  async (bookingId) => {
    fakeApi([refuses(bookingById, 404), ...around]);
    renderPortal(
      <BookingDetail
        bookingId={bookingId}
        crumbs={false}
        actions={() => null}
        otherwise={<p>Elsewhere</p>}
      />,
    );
    expect(await screen.findByText('Elsewhere')).toBeVisible();
  },
);

it('a booking that is not there is said not to exist [ERR-21]', async () => {
  fakeApi([refuses(bookingById, 404), ...around]);
  renderPortal(<BookingDetail bookingId="9" crumbs actions={() => null} />);
  expect((await screen.findAllByText('Booking does not exist')).length).toBeGreaterThan(0);
});

it('who may not read booking papers is offered none [BOOKDETAIL-03]', async () => {
  signedIn(aStaffMember('Registration Officer'));
  fakeApi([replies(bookingById, aBooking()), ...around]);
  renderPortal(<BookingDetail bookingId="21" crumbs actions={() => null} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Arrival service' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Get|Export/ })).not.toBeInTheDocument();
});

it('an address that cannot be a booking is not asked for [ERR-21]', () => {
  const api = fakeApi([]);
  renderPortal(<BookingDetail bookingId="abc" crumbs actions={() => null} />);
  expect(screen.getByText('Booking does not exist')).toBeVisible();
  expect(api.requests).toHaveLength(0);
});

it('a lost connection can be tried again', async () => {
  fakeApi([fails(bookingById), ...around]);
  const { user } = renderPortal(<BookingDetail bookingId="21" crumbs actions={() => null} />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  fakeApi([replies(bookingById, aBooking()), ...around]);
  await user.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Arrival service' })).toBeVisible();
});
