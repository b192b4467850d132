import { type Booking, bookingById, contract, type Endpoint } from 'shared-api/contract';
import { lagosDate, roleCan, type StaffRole } from 'shared-api/rules';
import { pdfText } from '../documents/testing/pdfText.ts';
import { passenger, startBookingWorld } from '../domains/bookings/testing/bookingWorld.ts';
import { forAllTests } from '../testing/forAllTests.ts';
import type { SignedIn } from '../testing/testServer.ts';

/** Only the needs of passengers contain this text. */
const mark = 'Oxygenzulu';
const needy = () => passenger({ Wheel_Chair: true, Others: true, Special_Requirement: mark });

const world = forAllTests(startBookingWorld);
let owner: SignedIn;
let known: Record<string, readonly unknown[]>;
let date: string;

beforeAll(async () => {
  const service = await world.service();
  owner = await world.client(1_000_000_00, { category: 'Corporate', business_name: 'Kano Trading' });
  const booking = await world.book(owner, service, { Passengers: [passenger()] });
  const { passengers } = (await owner.get(`/booking-services/${booking}`)).body.data as unknown as Booking;
  await owner.post(`/booking-services/${booking}/changes?expectedCharge=0&expectedRefund=0`, {
    version: 1,
    Passengers: [{ id: passengers[0]?.id, Wheel_Chair: true, Special_Requirement: mark }],
  });
  const entries = [world.entry(service, { Passengers: [needy()] })];
  const { id: order } = (await owner.post('/orders', { entries })).body.data;
  known = { orders: [order], 'booking-services': [booking, owner.account.id, service] };
  date = lagosDate(new Date(world.clock.now().getTime() + 48 * 3_600_000));
});

const reads = Object.entries(contract).filter(
  ([, { method, replyKind }]) => method === 'GET' && replyKind !== 'events',
);
const mayCall = ({ access }: Endpoint, role: StaffRole | 'Client') =>
  access === 'public' ||
  access === 'signed-in' ||
  (typeof access === 'object' && access.some((permission) => roleCan(role, permission)));

/** Each call is made with every known id. A call without an id is also made for the airport's day. */
const addressesOf = ({ path }: Pick<Endpoint, 'path'>): string[] => {
  const ids = [
    ...Object.entries(known).flatMap(([start, each]) => (path.startsWith(`/${start}`) ? each : [])),
    owner.account.id,
  ];
  return path.includes('/:')
    ? ids.map((id) => path.replace(/:\w+/, String(id)))
    : [path, `${path}?airportId=13&date=${date}`];
};

async function readsOf(reader: SignedIn, endpoint: Pick<Endpoint, 'path'>): Promise<string> {
  const answers = await Promise.all(addressesOf(endpoint).map((address) => reader.get(address)));
  const texts = answers.map(async ({ bytes }) => {
    const text = Buffer.from(bytes).toString();
    return text.startsWith('%PDF-') ? await pdfText(bytes) : text;
  });
  return (await Promise.all(texts)).join('\n');
}

const tellsNeeds = /Oxygenzulu|"wheel_?chair":true|Wheelchair of/i;

const whereTold = async (reader: SignedIn, role: StaffRole | 'Client'): Promise<string[]> => {
  const told: string[] = [];
  for (const [name, endpoint] of reads)
    if (mayCall(endpoint, role) && tellsNeeds.test(await readsOf(reader, endpoint))) told.push(name);
  return told.toSorted();
};

describe('what passengers need', () => {
  it.each(['Registration Officer', 'Finance Officer'] as const)(
    'is told to a %s by no call',
    async (role) => {
      const reader = await world.as(role);
      expect(await whereTold(reader, role)).toEqual([]);
      expect(await readsOf(reader, bookingById)).toContain('"needsStated":true');
      expect(await readsOf(reader, bookingById)).toContain('Needs of ');
    },
  );

  it('is told to the desk, where it serves', async () => {
    expect(await whereTold(await world.as('Protocol Officer'), 'Protocol Officer')).toEqual([
      'bookingById',
      'bookingDocument',
      'bookingReceipt',
      'deskDay',
      'deskPack',
      'listBookings',
      'listBookingsOfClient',
      'listBookingsOfService',
    ]);
  });

  it('is told to its owner, and to whoever changes its bookings', async () => {
    const whole = [
      'bookingById',
      'bookingDocument',
      'bookingReceipt',
      'listBookingsOfClient',
      'listOwnBookings',
      'orderById',
    ];
    expect(await whereTold(owner, 'Client')).toEqual(whole);
    expect(await whereTold(await world.member(owner, 'Deputy'), 'Client')).toEqual(whole);
  });

  it('is told to a Reader of the organisation by no call', async () => {
    expect(await whereTold(await world.member(owner, 'Reader'), 'Client')).toEqual([]);
  });
});
