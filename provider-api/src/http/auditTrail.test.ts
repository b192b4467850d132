import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Booking, contract, type Endpoint } from 'shared-api/contract';
import { lagosDate, openOffer, roleCan, roles } from 'shared-api/rules';
import { startBookingWorld } from '../domains/bookings/testing/bookingWorld.ts';
import { fundWallet } from '../domains/bookings/testing/fundWallet.ts';
import { csvOf, makeProfile, sandboxMapping, sendFile } from '../domains/books/testing/settlementFiles.ts';
import { askedPayout, payoutBody, switchOnPayouts } from '../domains/payouts/testing/payoutWorld.ts';
import { keyBody } from '../domains/remotes/testing/releaseWorld.ts';
import { addPayment } from '../testing/addPayment.ts';
import { aJpeg } from '../testing/aJpeg.ts';
import { forAllTests } from '../testing/forAllTests.ts';
import type { SignedIn } from '../testing/testServer.ts';
import { withSecondFactor } from '../testing/withSecondFactor.ts';

const site = mkdtempSync(path.join(tmpdir(), 'site-'));
const world = forAllTests(() => startBookingWorld({ config: { siteDir: site, runReleases: true } }));
afterAll(() => rmSync(site, { recursive: true }));
let administrator: SignedIn;
let second: SignedIn;
let client: SignedIn;
let service: number;
beforeAll(async () => {
  administrator = await world.as('Administrator');
  second = await world.as('Administrator');
  client = await world.client(1_000_000_00);
  service = await world.service();
  await switchOnPayouts(world.db);
});

const staffRoles = roles.filter((role) => role !== 'Client');
const isStaffWrite = ({ method, access }: Endpoint) =>
  method !== 'GET' &&
  typeof access === 'object' &&
  access.some((permission) => staffRoles.some((role) => roleCan(role, permission)));

/** Everybody who is signed in may make these calls, and staff change other people's data with them. */
const alsoForStaff = [
  'updateUser',
  'updateAuthorityUser',
  'updateCorporate',
  'updateGovernment',
  'updateIndividual',
];
/** These calls answer a question and write nothing. */
const onlyAsk = ['previewBookingMoves', 'previewClientMoves', 'quoteBookingChange', 'scanCode'];

const writes = Object.entries(contract)
  .filter(([name, endpoint]) => isStaffWrite(endpoint) || alsoForStaff.includes(name))
  .map(([name]) => name)
  .filter((name) => !onlyAsk.includes(name))
  .sort();

type Answer = { status: number; body: { errors: unknown } };
const business = { category: 'Corporate', business_name: 'Sokoto Trading' };
const account = async (role: string, facts: object = {}) => (await world.account(role, facts)).id;
const booked = () => world.book(client, service);
async function proposed(): Promise<number> {
  const body = { applicationUserId: client.account.id, amount: 100, reason: 'Counted again' };
  return (await second.post('/adjustments', body)).body.data.id;
}
async function unpaid(): Promise<number> {
  const { body } = await client.post('/users/fund-wallet', { amount: 60_000 });
  return Number(body.data.transactionId);
}
const serviceBody = { Name: 'Departure', Description: 'From the kerb', Price: 60_000, ServiceTypeId: 1 };
const person = { firstname: 'Mike', lastName: 'November', phoneNumber: '08031234568' };
const note = (id: number) =>
  administrator.post(`/users/clients/${id}/notes`, { text: 'Called about papers' });

async function wrongOutcome(): Promise<{ bookingId: number; to: string; reason: string }> {
  await world.db.query(
    `insert into setting_changes (key, version, before, after, is_default, actor_name, at)
     values ('correctionDays', 1, '0', '30', false, 'Decided', now()) on conflict do nothing`,
  );
  const bookingId = await booked();
  await second.patch('/booking-services', { Id: bookingId, BookingStatus: 'No_Show' });
  return { bookingId, to: 'Service_Rendered', reason: 'Met at the gate' };
}
const correction = async () => (await second.post('/outcome-corrections', await wrongOutcome())).body.data.id;

const payout = () => askedPayout(world, client, 100);
async function approvedPayout(): Promise<number> {
  const id = await payout();
  await second.post(`/payouts/${id}/approval`, {});
  return id;
}
const transfer = () => ({ transferDate: lagosDate(world.clock.now()), reference: 'FT26062XK' });

/** A month can be closed from the second day of the next month on. */
const after = (month: string) => world.goTo(new Date(`${month}-02T10:00:00Z`));
const carried = { reason: 'Marked on Monday' };

async function shift(): Promise<{ officerId: number; airportId: number; startsAt: string; endsAt: string }> {
  const startsAt = world.clock.now();
  const endsAt = new Date(startsAt.getTime() + 8 * 3_600_000).toISOString();
  return {
    officerId: await account('Protocol Officer'),
    airportId: 13,
    startsAt: startsAt.toISOString(),
    endsAt,
  };
}

async function sendListed() {
  const rrr = String(Date.now()) + String(sent);
  sent += 1;
  await fundWallet(world.context, client.account.id, 60_000_00, rrr);
  const paid = { rrr, naira: '60000' };
  const text = csvOf([{ rrr: `${rrr}9`, naira: '75' }, paid, paid]);
  return sendFile(world, administrator, await makeProfile(administrator), text);
}
let sent = 0;
const aPicture = (airportId: number) => {
  const files = [{ name: 'door.jpg', type: 'image/jpeg', content: aJpeg(1) }];
  return administrator.form(`/settings/meeting-pictures/${airportId}`, {}, files);
};

const settlementFile = async () => (await sendListed()).body.data.id;
async function line(number: number): Promise<number> {
  const { body } = await administrator.get(`/books/files/${await settlementFile()}/lines`);
  return Number(body.data[number - 1]?.id);
}
async function aboutSuspense() {
  const lineId = await line(1);
  await second.post(`/books/lines/${lineId}/post`, {});
  return { kind: 'write_off', lineId, reason: 'Cannot be found' };
}
const decision = async () => (await second.post('/books/decisions', await aboutSuspense())).body.data.id;

const proven = (person = administrator) => withSecondFactor(world, person);
const madeKey = async () => (await (await proven(second)).post('/release-keys', keyBody)).body.data.id;
const approveKey = async () => (await proven()).post(`/release-keys/${await madeKey()}/approval`, {});

async function asked(): Promise<number> {
  const { rows } = await world.db.query<{ id: number }>(
    `insert into privacy_requests (kind, text, user_id, name, contact, received_at, due_at)
     values ('access', 'What do you keep?', $1, 'Zulu', 'zulu@mail.example', now(), now()) returning id`,
    [client.account.id],
  );
  return rows[0]?.id ?? 0;
}
const breachBody = {
  what: 'A list was mailed to a stranger',
  classes: ['identity'],
  people: 40,
  consequences: 'Somebody may learn who flew',
  measures: 'It was deleted',
};
const recordBreach = (by: SignedIn) =>
  by.post('/privacy/breaches', { ...breachBody, knownAt: world.clock.now().toISOString() });
const breach = async () => (await recordBreach(second)).body.data.id;

const glCode = async (of: string) =>
  (await second.post('/books/codes', { account: of, code: '12020101' })).body.data.id;

const erasureBody = async () => ({ userId: await account('Client'), reason: 'Asked by letter' });
const proposedErasure = async () => (await second.post('/privacy/erasures', await erasureBody())).body.data;
async function erased(): Promise<number> {
  const { id, userId } = await proposedErasure();
  await addPayment(world.db, Number(userId), { status: 'Paid', paid_at: world.clock.now() });
  await administrator.post(`/privacy/erasures/${id}/approval`, {});
  return Number(userId);
}

const offerException = () => ({
  airportId: 14,
  day: lagosDate(world.clock.now()),
  fromHour: 22,
  toHour: 23,
  kind: 'closed',
  reason: 'Runway works',
});

const calls: Record<string, () => Promise<Answer>> = {
  addClientNote: async () => note(await account('Client')),
  answerRequest: async () => {
    const id = await asked();
    await second.post(`/privacy/requests/${id}/identity`, { seen: 'Passport' });
    return administrator.post(`/privacy/requests/${id}/answer`, { answer: 'This is all' });
  },
  addOfferException: () => administrator.post('/offer-exceptions', offerException()),
  approveAdjustment: async () => administrator.post(`/adjustments/${await proposed()}/approval`, {}),
  approveDecision: async () => administrator.post(`/books/decisions/${await decision()}/approval`, {}),
  approveReleaseKey: approveKey,
  approveClose: async () => {
    await after('2026-04');
    await second.post('/books/months/2026-03/close', carried);
    return administrator.post('/books/months/2026-03/approval', {});
  },
  approveCorrection: async () =>
    administrator.post(`/outcome-corrections/${await correction()}/approval`, {}),
  approveErasure: async () =>
    administrator.post(`/privacy/erasures/${(await proposedErasure()).id}/approval`, {}),
  approvePayout: async () => administrator.post(`/payouts/${await payout()}/approval`, {}),
  askPayout: async () => {
    const someone = await world.client(100_00);
    await world.db.query(`update users set status = 'Deactivated' where id = $1`, [someone.account.id]);
    const letter = { applicationUserId: someone.account.id, letter: 'FAAN/2026/17' };
    return administrator.post('/payouts', await payoutBody(world, someone, 100, letter));
  },
  assignLine: async () =>
    administrator.post(`/books/lines/${await line(1)}/assignment`, { officerId: administrator.account.id }),
  assignOfficer: async () =>
    administrator.post('/desk/assignments', {
      Rows: [{ Id: await booked(), From: null }],
      officerId: await account('Protocol Officer'),
    }),
  cancelInvoice: async () =>
    administrator.post(`/transactions/services/${await unpaid()}/cancellation`, {
      reason: 'Asked for by telephone',
    }),
  changeAccountStatus: async () =>
    administrator.patch('/users/activation', {
      Id: await account('Client'),
      Status: 'Inactive',
      Reason: 'No papers',
    }),
  changeBooking: async () =>
    administrator.post(`/booking-services/${await booked()}/changes?expectedCharge=0&expectedRefund=0`, {
      version: 1,
      reason: 'The flight was moved',
      Flight_Number: 'P47125',
    }),
  changeBreach: async () => administrator.patch(`/privacy/breaches/${await breach()}`, breachBody),
  changeOffer: () =>
    administrator.patch(`/services/${service}/offers/14`, { ...openOffer, perHour: 6, version: 0 }),
  changeRelease: async () =>
    (await proven()).patch('/releases/mf-lounge', { action: 'accepts itself', audience: 'all' }),
  changeStaffRole: async () =>
    administrator.patch(`/users/staff/${await account('Finance Officer')}/role`, {
      Role: 'Protocol Officer',
    }),
  confirmPayment: async () =>
    administrator.post(`/transactions/services/${await unpaid()}/confirmation`, { reason: 'Bank statement' }),
  correctNames: async () => {
    const { bookingId } = await wrongOutcome();
    const { rows } = await world.db.query<{ id: number }>('select id from passengers where booking_id = $1', [
      bookingId,
    ]);
    return administrator.post(`/booking-services/${bookingId}/names`, {
      version: 1,
      passengerId: rows[0]?.id,
      FirstName: 'Tango',
      LastName: 'Sierra',
      reason: 'Misspelt',
    });
  },
  correctClientNote: async () => {
    const id = await account('Client');
    const noted = (await note(id)).body.data.id;
    return administrator.post(`/users/clients/${id}/notes/${noted}/correction`, { text: 'Called twice' });
  },
  createGlCode: () => administrator.post('/books/codes', { account: 'bank', code: '31010101' }),
  createProfile: async () => administrator.post('/books/profiles', { name: 'Gateway', ...sandboxMapping }),
  createShift: async () => administrator.post('/desk/shifts', await shift()),
  createService: () => administrator.post('/services', serviceBody),
  decideInternational: async () => {
    const asked = await (await world.client(0)).post('/international-requests', { reason: 'Flies abroad' });
    const body = { granted: true, reason: 'Known traveller' };
    return administrator.post(`/international-requests/${asked.body.data.id}/decision`, body);
  },
  endOfferException: async () => {
    const { body } = await administrator.post('/offer-exceptions', offerException());
    return administrator.remove(`/offer-exceptions/${body.data.id}`);
  },
  endSessionsOfUser: async () =>
    administrator.post(`/users/users/${await account('Client')}/sessions/end`, {
      Reason: 'Lost the telephone',
    }),
  ignoreLine: async () =>
    administrator.post(`/books/lines/${await line(3)}/ignore`, { reason: 'Listed twice' }),
  inviteStaff: () =>
    administrator.post('/users/staff', {
      Email: 'papa@staff.example',
      FirstName: 'Papa',
      LastName: 'Quebec',
      PhoneNumber: '08031234567',
      Role: 'Finance Officer',
    }),
  inviteStaffAgain: async () =>
    administrator.post(
      `/users/staff/${await account('Finance Officer', { email_verified_at: null })}/invitation`,
      {},
    ),
  markAttendance: async () => {
    const at = new Date(world.clock.now().getTime() + 3_600_000).toISOString();
    const id = await world.book(client, service, {
      Date_Of_Arrival: at,
      Date_Of_Travel: lagosDate(new Date(at)),
    });
    const booking = (await administrator.get(`/booking-services/${id}`)).body.data as unknown as Booking;
    const passengerId = booking.passengers[0]?.id;
    return administrator.post('/desk/attendance', {
      sentAt: at,
      facts: [{ nonce: randomUUID(), passengerId, kind: 'met', at }],
    });
  },
  moveBookings: async () =>
    administrator.post('/booking-services/outcomes', {
      Rows: [{ Id: await booked(), From: 'Processing' }],
      BookingStatus: 'No_Show',
    }),
  moveClients: async () =>
    administrator.post('/users/activation/many', {
      Rows: [{ Id: await account('Client'), From: 'Active' }],
      Status: 'Inactive',
      Reason: 'No papers',
    }),
  noteLine: async () => administrator.post(`/books/lines/${await line(1)}/note`, { note: 'Asked' }),
  postFile: async () => administrator.post(`/books/files/${await settlementFile()}/post`, {}),
  postLine: async () => administrator.post(`/books/lines/${await line(1)}/post`, {}),
  payPayout: async () => administrator.post(`/payouts/${await approvedPayout()}/paid`, transfer()),
  proposeAcceptance: async () => {
    const id = await unpaid();
    await world.db.query(
      `update payments set attention = 'underpaid', gateway_amount_kobo = 100 where id = $1`,
      [id],
    );
    return administrator.post(`/transactions/services/${id}/acceptance`, { reason: 'Agreed' });
  },
  proposeAdjustment: () =>
    administrator.post('/adjustments', {
      applicationUserId: client.account.id,
      amount: 100,
      reason: 'Counted again',
    }),
  proposeClose: async () => {
    await after('2026-05');
    return administrator.post('/books/months/2026-04/close', carried);
  },
  proposeCorrection: async () => administrator.post('/outcome-corrections', await wrongOutcome()),
  proposeDecision: async () => administrator.post('/books/decisions', await aboutSuspense()),
  proposeErasure: async () => administrator.post('/privacy/erasures', await erasureBody()),
  proposeReleaseKey: async () => (await proven()).post('/release-keys', keyBody),
  publishText: () =>
    administrator.post('/privacy/texts', { kind: 'booking', text: 'Wording', approvedBy: 'Legal Unit' }),
  publishNotice: async () =>
    administrator.post(`/privacy/breaches/${await breach()}/notice`, { text: 'A list was read' }),
  readIdentification: async () =>
    administrator.post(`/users/users/${await account('Client')}/identification`, {}),
  readPayer: async () => {
    const finance = await world.as('Finance Officer');
    return finance.post(`/clients/${await erased()}/payer`, { reason: 'Auditors asked' });
  },
  readPayoutAccount: async () => administrator.post(`/payouts/${await payout()}/account`, {}),
  recordBreach: () => recordBreach(administrator),
  recordIdentity: async () =>
    administrator.post(`/privacy/requests/${await asked()}/identity`, { seen: 'Passport' }),
  refuseRequest: async () =>
    administrator.post(`/privacy/requests/${await asked()}/refusal`, { reason: 'Nobody known' }),
  reportBreach: async () =>
    administrator.post(`/privacy/breaches/${await breach()}/report`, { number: 'NDPC/17' }),
  refusePayout: async () =>
    administrator.post(`/payouts/${await payout()}/refusal`, { reason: 'No such account' }),
  rejectAdjustment: async () =>
    administrator.post(`/adjustments/${await proposed()}/rejection`, { reason: 'Not so' }),
  rejectDecision: async () =>
    administrator.post(`/books/decisions/${await decision()}/rejection`, { reason: 'Not so' }),
  rejectErasure: async () =>
    administrator.post(`/privacy/erasures/${(await proposedErasure()).id}/rejection`, { reason: 'Not so' }),
  rejectReleaseKey: async () =>
    administrator.post(`/release-keys/${await madeKey()}/rejection`, { reason: 'Not so' }),
  rejectCorrection: async () =>
    administrator.post(`/outcome-corrections/${await correction()}/rejection`, { reason: 'Not so' }),
  setFlight: async () => {
    const flight = await booked();
    const { body } = await administrator.get(`/booking-services/${flight}`);
    const { airportId, flight_Number: code, date_Of_Travel: date } = body.data as unknown as Booking;
    const day = String(date).slice(0, 10);
    return administrator.call('PUT', '/desk/flights', {
      body: { airportId, code, day, direction: 1, expectedAt: null },
    });
  },
  removeMeetingPicture: async () => {
    await aPicture(2);
    return administrator.remove('/settings/meeting-pictures/2');
  },
  removeGlCode: async () => administrator.remove(`/books/codes/${await glCode('wallet')}`),
  resetTwoFactor: async () => {
    const id = await account('Finance Officer');
    await world.db.query(
      `insert into two_factor (user_id, secret, confirmed_at) values ($1, 'sealed', now())`,
      [id],
    );
    return administrator.post(`/users/users/${id}/two-factor/reset`, { Reason: 'Lost the telephone' });
  },
  restrictAccount: async () =>
    administrator.patch(`/clients/${await account('Client')}/restriction`, {
      restricted: true,
      reason: 'A claim',
    }),
  returnPayout: async () => {
    const id = await approvedPayout();
    const third = await world.as('Finance Officer');
    await third.post(`/payouts/${id}/paid`, transfer());
    return administrator.post(`/payouts/${id}/return`, { reason: 'Account dormant' });
  },
  updateAuthorityUser: async () =>
    administrator.patch('/users/authority-user', { id: await account('Finance Officer'), ...person }),
  updateBookingStatus: async () =>
    administrator.patch('/booking-services', { Id: await booked(), BookingStatus: 'No_Show' }),
  updateCorporate: async () =>
    administrator.patch('/users/corporate', {
      id: await account('Client', business),
      Business_Nature: 'Agriculture',
      Creation_Year: '1999',
      Registration_Number: 'RC987654',
      Registered_Address: '2 Other Street, Lagos',
      PhoneNumber: '08031234568',
    }),
  updateGlCode: async () =>
    administrator.patch(`/books/codes/${await glCode('revenue')}`, { code: '12020102' }),
  updateGovernment: async () =>
    administrator.patch('/users/government', {
      id: await account('Client', { category: 'Government', business_name: 'Ministry of Works' }),
      registered_Address: '2 Other Street, Abuja',
      phoneNumber: '08031234568',
    }),
  updateIndividual: async () =>
    administrator.patch('/users/individual', {
      id: await account('Client'),
      phoneNumber: '08031234568',
      meansOfId: 'Voter card',
      identification: 'VC12345678',
    }),
  updateService: () =>
    administrator.patch('/services', { Id: service, ...serviceBody, Name: 'Arrival', Status: true }),
  updateSetting: () => administrator.patch('/settings/surveyDays', { value: 20, version: 0 }),
  updateShift: async () => {
    const { id } = (await administrator.post('/desk/shifts', await shift())).body.data;
    return administrator.patch(`/desk/shifts/${id}`, { canceled: true });
  },
  saveMeetingPicture: async () => aPicture(1),
  uploadFile: async () => sendListed(),
  updateUser: async () =>
    administrator.patch('/users/user', { id: await account('Finance Officer'), ...person }),
  withdrawReleaseKey: async () => administrator.remove(`/release-keys/${(await approveKey()).body.data.id}`),
  writeToAffected: async () =>
    administrator.post(`/privacy/breaches/${await breach()}/letter`, {
      text: 'We are sorry',
      accounts: [client.account.id],
      preview: false,
    }),
  verifyMonth: () => administrator.post('/books/months/2026-03/verify', {}),
};

it('every writing call that staff may make is tried', () => {
  expect(Object.keys(calls).sort()).toEqual(writes);
});

const entries = async () =>
  (
    await world.db.query<{ id: number; actorId: number; action: string }>(
      'select id, actor_id as "actorId", action from audit order by id',
    )
  ).rows;

it.each(Object.entries(calls))(
  '%s answers 200 and leaves who did it in the audit [S30] [API-04]',
  async (_name, call) => {
    await world.goTo(world.clock.now());
    const before = (await entries()).at(-1)?.id ?? 0;
    const { status, body } = await call();
    expect([status, body.errors]).toEqual([200, []]);
    const left = (await entries()).filter(
      ({ id, actorId }) => id > before && actorId === administrator.account.id,
    );
    expect(left).not.toHaveLength(0);
  },
);

it('a call that is refused leaves nothing', async () => {
  const before = await entries();
  await administrator.patch('/users/activation', { Id: await account('Client'), Status: 'New' });
  await administrator.patch('/settings/surveyDays', { value: 0, version: 1 });
  await client.patch(`/users/staff/${administrator.account.id}/role`, { Role: 'Finance Officer' });
  expect(await entries()).toEqual(before);
});
