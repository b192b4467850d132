import { act, screen, waitFor, within } from '@testing-library/react';
import {
  createBookings,
  createOrder,
  listAirports,
  listOwnBookings,
  listPeople,
  listServices,
  serviceById,
  submitOrder,
  walletBalance,
} from 'shared-api/contract';
import { readDraft } from 'shared-api/http';
import { permissionsOf } from 'shared-api/permissions';
import { airports } from 'shared-api/rules';
import {
  aBooking,
  aClient,
  aService,
  fails,
  fakeApi,
  type Handler,
  hangs,
  refuses,
  replies,
} from 'shared-api/testing';
import type { SlotImplementations } from 'shared-ui';
import { renderPortal } from 'shared-ui/testing';
import { aDraft } from '../../testing/aDraft.ts';
import { anOrder } from '../../testing/anOrder.ts';
import { aFlight } from '../../testing/bookingEntries.ts';
import { signedIn } from '../../testing/signedIn.ts';
import { CreateBookingPage } from '../CreateBookingPage.tsx';

const around = [
  replies(serviceById, aService()),
  replies(listServices, [aService(), aService({ id: 12, name: 'Lounge service', price: 20_000 })]),
  replies(listAirports, [...airports]),
  replies(listOwnBookings, []),
  replies(listPeople, []),
];
const wallet = (balance: number) => replies(walletBalance, { balance: { balance } });
const booked = replies(createBookings, [aBooking()]);
const short = 'You do not have enough balance to complete this process. Please fund your wallet to procced';
const show = (slots: SlotImplementations = {}, advanceTimers?: (ms: number) => void) =>
  renderPortal(<CreateBookingPage />, {
    route: '/app/service/11/create-booking?step=review',
    path: '/app/service/:service_id/create-booking',
    slots,
    ...(advanceTimers && { advanceTimers }),
  });
const confirm = () => screen.findByRole('button', { name: 'Confirm' });
const noConfirm = () => expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
const kept = () => readDraft<{ intent?: unknown; added: unknown[] }>(1, 'create-booking:11:2')?.value;

beforeEach(() => {
  signedIn();
  aDraft(3);
});

it('shows the passengers, the arithmetic and what is left [BOOK-43] [BOOK-44]', async () => {
  sessionStorage.clear();
  const passengers = [1, 2, 3].map((key) => ({
    key,
    flight: { ...aFlight, additionalServiceId: 12 },
    person: { FirstName: 'Alfa', LastName: 'Sample', Designation: 'Ms.', Gender: 'Female', mobileNumber: '' },
  }));
  aDraft(0, { added: passengers });
  fakeApi([...around, wallet(200_000)]);
  show();
  await confirm();
  expect(screen.getAllByText(/Ms\. Alfa Sample/)).toHaveLength(3);
  expect(screen.getByText(/3 ×/)).toHaveTextContent(
    '3 × ₦50,000.00 + ₦20,000.00 (Lounge service) = ₦170,000.00',
  );
  expect(screen.getByText('Total price').nextSibling).toHaveTextContent('₦170,000.00');
  expect(screen.getByText('Wallet after this booking').nextSibling).toHaveTextContent('₦30,000.00');
});

it('says each flight once above the lines of its passengers, whoever was added first [BOOK-43]', async () => {
  const other = { ...aFlight, Flight_Number: 'W3101' };
  const passenger = (key: number, FirstName: string, flight: object) => ({
    key,
    flight,
    person: { FirstName, LastName: 'Sample', Designation: 'Ms.', Gender: 'Female' },
  });
  aDraft(0, {
    added: [passenger(1, 'Alfa', aFlight), passenger(2, 'Bravo', other), passenger(3, 'Charlie', aFlight)],
  });
  fakeApi([...around, wallet(200_000)]);
  show();
  await confirm();
  const [, ...rows] = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Flight P47121, Air Peace, LOS to ABV, 1st December, 2099, 14:00 WAT',
    expect.stringContaining('Alfa'),
    expect.stringContaining('Charlie'),
    'Flight W3101, Air Peace, LOS to ABV, 1st December, 2099, 14:00 WAT',
    expect.stringContaining('Bravo'),
  ]);
});

async function expectWayBack(name: string) {
  fakeApi([...around, wallet(200_000)]);
  const { user, location } = show();
  await user.click(await screen.findByRole('button', { name }));
  expect(location()).toBe('/app/service/11/create-booking');
  expect(screen.getByText('3 passengers')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Flight and passengers' })).toHaveFocus();
}

it('Edit Details leads to step 1 with the passengers kept [BOOK-45]', () => expectWayBack('Edit Details'));

it('Back in the header leads to step 1 with the passengers kept [BOOK-46] [SHELL-32]', () =>
  expectWayBack('Back'));

it('a balance equal to the total can be confirmed [BOOK-47]', async () => {
  fakeApi([...around, wallet(150_000)]);
  show();
  expect(await confirm()).toBeVisible();
  expect(screen.queryByText(short)).not.toBeInTheDocument();
});

it('one kobo less shows the banner above the passengers, with Fund wallet, and no Confirm [BOOK-47] [BOOK-48] [BOOK-49]', async () => {
  fakeApi([...around, wallet(149_999.99)]);
  show();
  const banner = within((await screen.findByText('₦0.01 short')).closest('[role=status]') as HTMLElement);
  expect(banner.getByText(short)).toBeVisible();
  expect(banner.getByRole('button', { name: 'Fund wallet' })).toBeVisible();
  noConfirm();
  const bar = within(screen.getByRole('complementary', { name: 'Your booking' }));
  expect(bar.queryByText(short)).not.toBeInTheDocument();
});

it('while the balance is not known there is neither Confirm nor banner', async () => {
  fakeApi([...around, hangs(walletBalance)]);
  show();
  await screen.findByText('Total price');
  noConfirm();
  expect(screen.queryByText(short)).not.toBeInTheDocument();
});

it('a balance that cannot be fetched is said to be unavailable, not 0', async () => {
  fakeApi([...around, refuses(walletBalance, 500)]);
  const { user } = show();
  expect(await screen.findByText('Wallet balance is unavailable')).toBeVisible();
  noConfirm();
  expect(screen.queryByText(short)).not.toBeInTheDocument();
  fakeApi([...around, wallet(150_000)]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await confirm()).toBeVisible();
});

it('a Booker may confirm without a word of the balance, which is not asked for', async () => {
  signedIn(aClient({ memberRole: 'Booker', permissions: permissionsOf('Client', 'Booker') }));
  aDraft(3);
  const api = fakeApi(around);
  show();
  expect(await confirm()).toBeVisible();
  expect(screen.queryByText(/Wallet after|Missing in the wallet/)).not.toBeInTheDocument();
  expect(api.of(walletBalance)).toHaveLength(0);
});

it('Fund wallet funds what is missing; Confirm then appears with everything intact [BOOK-49]', async () => {
  fakeApi([...around, wallet(100_000)]);
  const { user } = show({
    'wallet.fund': ({ open, shortfallKobo, onClose, onFunded }) =>
      open ? (
        <button
          type="button"
          onClick={() => {
            fakeApi([...around, wallet(150_000)]);
            onFunded?.(shortfallKobo ?? 0);
            onClose();
          }}
        >
          Pay {shortfallKobo}
        </button>
      ) : null,
  });
  await user.click(await screen.findByRole('button', { name: 'Fund wallet' }));
  await user.click(await screen.findByRole('button', { name: 'Pay 5000000' }));
  expect(await confirm()).toHaveFocus();
  expect(screen.getAllByText(/Ms\. Passenger/)).toHaveLength(3);
  expect(screen.queryByText(short)).not.toBeInTheDocument();
});

it('Confirm books once, says so and leads to the services [BOOK-51] [BOOK-53] [BOOK-54]', async () => {
  const api = fakeApi([...around, wallet(200_000), booked]);
  const { user, location } = show();
  await user.dblClick(await confirm());
  expect(await screen.findByText('Booking made successfully')).toBeVisible();
  expect(location()).toBe('/app/services/');
  const [request, ...more] = api.of(createBookings);
  expect(more).toEqual([]);
  expect(request?.headers.get('Idempotency-Key')).toMatch(/^a-draft-[0-9a-f]{16}$/);
  expect(request?.url.searchParams.get('expectedTotal')).toBe('150000');
  expect(request?.body).toMatchObject([
    { Flight_Number: 'P47121', ServiceId: 11, Accept: true, Passengers: [{}, {}, {}] },
  ]);
  expect(kept()).toBeUndefined();
});

it('a refusal is shown and loses nothing; the next Confirm repeats the key that was not used up [ERR-14]', async () => {
  const refused = fakeApi([...around, wallet(200_000), refuses(createBookings, 400)]);
  const { user } = show();
  await user.click(await confirm());
  expect(await screen.findByText('Booking creation failed')).toBeVisible();
  expect(screen.getAllByText(/Ms\. Passenger/)).toHaveLength(3);
  expect(kept()).toMatchObject({ added: [{}, {}, {}] });
  const again = fakeApi([...around, wallet(200_000), booked]);
  await user.click(await confirm());
  await screen.findByText('Booking made successfully');
  const key = (api: typeof again) => api.of(createBookings)[0]?.headers.get('Idempotency-Key');
  expect(key(again)).toBe(key(refused));
});

it('above a member’s limit approval takes the place of Confirm: the passengers become an order that is submitted', async () => {
  const overLimit = { code: 'over_limit', message: 'This is above the limit of NGN 100,000.00', errors: [] };
  const api = fakeApi([
    ...around,
    wallet(200_000),
    refuses(createBookings, 403, overLimit),
    replies(createOrder, anOrder({ version: 1 })),
    replies(submitOrder, anOrder({ status: 'Submitted', version: 2 })),
  ]);
  const { user, location } = show();
  await user.click(await confirm());
  const ask = await screen.findByRole('button', { name: 'Ask for approval' });
  expect(screen.getAllByText('Above your limit')).toHaveLength(1);
  await user.click(ask);
  await waitFor(() => expect(location()).toBe('/app/order/4711'));
  expect(api.of(submitOrder)[0]?.body).toEqual({ version: 1, accept: true, expectedTotal: 150_000 });
  expect(api.of(createOrder)).toHaveLength(1);
  expect(kept()).toBeUndefined();
});

it('a limit that fewer passengers keep is no longer in the way of Confirm', async () => {
  const overLimit = { code: 'over_limit', message: 'This is above the limit of NGN 100,000.00', errors: [] };
  fakeApi([...around, wallet(200_000), refuses(createBookings, 403, overLimit)]);
  const { user } = show();
  await user.click(await confirm());
  await user.click(await screen.findByRole('button', { name: 'Edit Details' }));
  await user.click(await screen.findByRole('button', { name: 'Remove Ms. Passenger3 Passenger' }));
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await confirm()).toBeVisible();
  expect(screen.queryByText('Above your limit')).not.toBeInTheDocument();
});

it('the draft’s passengers booked in another tab at another price are shown as booked', async () => {
  const reused = { code: 'idempotency_key_reused', message: 'Used for another request', errors: [] };
  fakeApi([...around, wallet(200_000), refuses(createBookings, 409, reused)]);
  const { user } = show();
  await user.click(await confirm());
  expect(await screen.findByText('These passengers have already been booked in another tab')).toBeVisible();
});

it('another price is shown and asked about, and nothing is booked', async () => {
  const changed = { code: 'price_changed', message: 'The total is now ₦180,000.00', errors: [] };
  const api = fakeApi([...around, wallet(200_000), refuses(createBookings, 409, changed)]);
  const { user } = show();
  const button = await confirm();
  const dearer = aService({ price: 60_000 });
  const now = [replies(serviceById, dearer), replies(listServices, [dearer]), around[2] as Handler];
  fakeApi([...now, wallet(200_000), refuses(createBookings, 409, changed)]);
  await user.click(button);
  const banner = await screen.findByText(/The total was/);
  await waitFor(() => expect(banner).toHaveTextContent('The total was ₦150,000.00 and is now ₦180,000.00'));
  const accepted = fakeApi([...now, wallet(200_000), booked]);
  await user.click(await confirm());
  await screen.findByText('Booking made successfully');
  expect(accepted.of(createBookings)[0]?.url.searchParams.get('expectedTotal')).toBe('180000');
  expect(api.of(createBookings)).toHaveLength(0);
});

describe('after a lost reply', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** The first replies are lost on the way, the next one arrives. */
  const lost = (times: number): Handler => {
    let asked = 0;
    return {
      endpoint: createBookings,
      answer: (request) =>
        ++asked > times ? booked.answer(request) : Promise.reject(new TypeError('Failed to fetch')),
    };
  };

  it('the page says that it is checking, and finds out under the same key', async () => {
    const api = fakeApi([...around, wallet(200_000), lost(2)]);
    const { user, location } = show({}, jest.advanceTimersByTime);
    await user.click(await confirm());
    expect(await screen.findByText('Checking whether the booking went through')).toBeVisible();
    noConfirm();
    expect(screen.queryByRole('button', { name: 'Edit Details' })).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(location()).toBe('/app/services/');
    const keys = api.of(createBookings).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(screen.queryByText('Booking creation failed')).not.toBeInTheDocument();
  });

  it('without an answer it says that it is not certain, and checks again on demand', async () => {
    const api = fakeApi([...around, wallet(200_000), fails(createBookings)]);
    const { user, location } = show({}, jest.advanceTimersByTime);
    await user.click(await confirm());
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(screen.getByText('It is not certain yet whether the booking went through')).toBeVisible();
    expect(screen.queryByText('Booking creation failed')).not.toBeInTheDocument();
    const [first] = api.of(createBookings);
    const answering = fakeApi([...around, wallet(200_000), booked]);
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(location()).toBe('/app/services/'));
    expect(answering.of(createBookings)[0]?.headers.get('Idempotency-Key')).toBe(
      first?.headers.get('Idempotency-Key'),
    );
  });

  it('once the connection is back it checks by itself', async () => {
    fakeApi([...around, wallet(200_000), fails(createBookings)]);
    const { user, location } = show({}, jest.advanceTimersByTime);
    await user.click(await confirm());
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
    fakeApi([...around, wallet(200_000), booked]);
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(location()).toBe('/app/services/'));
  });

  it('a reload in between finds out too, with what was sent', async () => {
    const intent = {
      idempotencyKey: 'sent-before',
      expectedTotalKobo: 15_000_000,
      termsVersion: '2026-11-27',
      bookings: [],
    };
    aDraft(3, { intent });
    const api = fakeApi([...around, wallet(0), booked]);
    const { location } = show({}, jest.advanceTimersByTime);
    await waitFor(() => expect(location()).toBe('/app/services/'));
    const [request] = api.of(createBookings);
    expect(request?.headers.get('Idempotency-Key')).toBe('sent-before');
    expect(request?.body).toEqual([]);
  });
});

it('a session that expired while sending keeps the booking, and does not send it by itself later', async () => {
  fakeApi([...around, wallet(200_000), refuses(createBookings, 401)]);
  const { user } = show();
  await user.click(await confirm());
  await waitFor(() => expect(kept()?.intent).toBeUndefined());
  expect(kept()?.added).toHaveLength(3);
});

it('a flight that has left in the meantime can be neither confirmed nor kept [BOOK-26]', async () => {
  const past = { ...aFlight, Date_Of_Travel: '2020-12-01' };
  aDraft(0, { added: [{ key: 1, flight: past, person: { FirstName: 'Alfa', LastName: 'Late' } }] });
  fakeApi([...around, wallet(200_000)]);
  show();
  expect(await screen.findByText('Select a date in the future')).toBeVisible();
  noConfirm();
  await act(() => import('./KeepOrder.tsx'));
  expect(screen.queryByRole('button', { name: 'Save for later' })).not.toBeInTheDocument();
});

it('the review cannot be opened without accepted terms', async () => {
  aDraft(3, { accepted: false });
  fakeApi([...around, wallet(200_000)]);
  show();
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
});

describe('refused for its hour', () => {
  const full = {
    code: 'hour_full',
    message: 'The hour is full',
    errors: [],
    data: [
      {
        at: '[0]',
        service: 'Arrival service',
        airportId: 1,
        date: '2099-12-01',
        hour: 14,
        left: 2,
        nearest: [13, 15],
      },
    ],
  };

  it('keeps everybody, and one press takes a nearest hour', async () => {
    fakeApi([...around, wallet(200_000), refuses(createBookings, 409, full)]);
    const { user } = show();
    await user.click(await confirm());
    const sentence = 'Arrival service at Abuja (ABV), 1 Dec 2099, 14:00: 2 left, nearest 13:00, 15:00';
    expect(await screen.findByText(`${sentence}. Nothing was booked.`)).toBeVisible();
    expect(screen.queryByText('Booking creation failed')).not.toBeInTheDocument();
    expect(screen.getAllByText(/Ms\. Passenger\d Passenger/)).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Take 15:00' }));
    expect(screen.queryByText(/Nothing was booked/)).not.toBeInTheDocument();
    const api = fakeApi([...around, wallet(200_000), booked]);
    await user.click(await confirm());
    await screen.findByText('Booking made successfully');
    expect(api.of(createBookings)[0]?.body).toMatchObject([{ Date_Of_Arrival: '2099-12-01T14:00:00.000Z' }]);
  });

  it('says where it is not offered, with everybody kept', async () => {
    const message = 'Arrival service is not offered at Abuja (ABV)';
    const body = { code: 'not_offered', message, errors: { '[0].AirportId': [message] } };
    fakeApi([...around, wallet(200_000), refuses(createBookings, 400, body)]);
    const { user } = show();
    await user.click(await confirm());
    expect(await screen.findByText(`${message}. Please edit the flight.`)).toBeVisible();
    expect(screen.queryByText('Booking creation failed')).not.toBeInTheDocument();
    expect(screen.getAllByText(/Ms\. Passenger\d Passenger/)).toHaveLength(3);
  });
});
