import type { Transaction } from 'shared-api/contract';
import { rrrText, standingOf } from 'shared-api/rules';
import { pdfText } from '../../documents/testing/pdfText.ts';
import { addBooking } from '../../testing/addBooking.ts';
import { forAllTests } from '../../testing/forAllTests.ts';
import { startPayingServer } from '../../testing/payingServer.ts';
import { governmentFields, individualFields } from '../../testing/registrations.ts';
import type { SignedIn } from '../../testing/testServer.ts';
import { bookingWorldOn, passenger, today } from '../bookings/testing/bookingWorld.ts';
import { expireInvoices } from '../payments/index.ts';

const world = forAllTests(async () => {
  const server = await startPayingServer({ rrrExpiryDays: 30 });
  const { pay, sandbox, notify } = server;
  return { ...(await bookingWorldOn(server)), pay, sandbox, notify };
});
let client: SignedIn;
let staff: SignedIn;
let arrival: number;
let car: number;
beforeAll(async () => {
  client = await world.client(10_000_000_00);
  staff = await world.as('Administrator');
  arrival = await world.service({ price_kobo: 60_000_00 });
  car = await world.service({ name: 'Car', price_kobo: 40_000_00 });
});
beforeEach(() => world.goTo(today));

const setRefund = (percent: number) =>
  world.db.query(
    `insert into setting_changes (key, version, before, after, is_default, actor_name, at)
     select 'refundCanceled', 1 + count(*), '100', $1, false, 'Decided', now()
       from setting_changes where key = 'refundCanceled'`,
    [JSON.stringify(percent)],
  );
const book = () => world.book(client, arrival, { Passengers: [passenger(), passenger()] });
async function changed(money: string, facts: (id: number) => Promise<object>) {
  const id = await book();
  const path = `/booking-services/${id}/changes?${money}`;
  const answer = await client.post(path, { version: 1, ...(await facts(id)) });
  expect([answer.status, answer.body.message]).toEqual([200, 'Booking changed successfully']);
  return id;
}
async function cancelled(id: number, percent = 100) {
  await setRefund(percent);
  expect((await client.remove(`/booking-services/${id}`)).status).toBe(200);
  await setRefund(100);
  return id;
}
async function ended(status: string, id?: number) {
  const Id = id ?? (await book());
  expect((await staff.patch('/booking-services', { Id, BookingStatus: status })).status).toBe(200);
  return Id;
}
const lastPassenger = async (id: number) => {
  const { body } = await client.get(`/booking-services/${id}`);
  return {
    RemovedPassengers: [(body.data as unknown as { passengers: { id: number }[] }).passengers[1]?.id],
  };
};
/** Bookings from before the wallets may still be unpaid. */
async function older() {
  const { id } = await addBooking(world.db, client.account.id, { paymentStatus: 'Unpaid' });
  const flightAt = new Date(today.getTime() + 48 * 3_600_000);
  await world.db.query('update bookings set flight_at = $2 where id = $1', [id, flightAt]);
  return id;
}

const fund = async () =>
  (await client.post('/users/fund-wallet', { amount: 60_000 })).body.data as unknown as Transaction;
async function paidFunding() {
  const { transactionId, rrrNo } = await fund();
  await world.pay(String(rrrNo));
  return transactionId;
}
async function expired() {
  const funding = await fund();
  await world.goTo(new Date(today.getTime() + 31 * 86_400_000));
  await expireInvoices(world.context);
  await world.settle();
  return funding;
}
async function settledLate() {
  const { transactionId, rrrNo } = await expired();
  const order = world.sandbox.store.byRrr(String(rrrNo));
  if (!order) throw new Error('The gateway does not know the RRR');
  const paidAt = new Date().toISOString();
  world.sandbox.store.change(order, { state: 'paid', paidAmount: order.amount, paidAt });
  await world.notify([{ rrr: rrrNo }]);
  return transactionId;
}
async function registered(kind: 'individual' | 'government') {
  const fields = kind === 'individual' ? individualFields() : governmentFields();
  expect((await world.visitor.form(`/users/${kind}`, fields)).body.errors).toEqual([]);
  await world.settle();
  const { rows } = await world.db.query<{ id: number }>(
    `select p.id from payments p join users u on u.id = p.owner_id where u.email = $1`,
    [fields.Email],
  );
  return Number(rows[0]?.id);
}

const exports = { 0: 'booking', 1: 'registration', 2: 'funds' };

async function placesOf(id: number) {
  const { transaction } = (await staff.get(`/transactions/services/${id}`)).body.data as unknown as {
    transaction: Transaction;
  };
  const { says, shown } = standingOf(transaction);
  const { bytes } = await staff.get(`/transactions/transaction-receipt/${id}`);
  const text = (await pdfText(bytes)).replace(/\s+/g, ' ');
  const [, code] = /\/v\/([A-Z2-7]{26})/.exec(text.replace(/\s/g, '')) ?? [];
  const checked = (await world.visitor.get(`/verify/${code}`)).body.data;
  const type = transaction.transactionType as 0 | 1 | 2;
  const csv = (await staff.get(`/transactions/export-${exports[type]}-transactions`)).bytes;
  const line = Buffer.from(csv)
    .toString()
    .split('\r\n')
    .find((row) => row.includes(`,${transaction.id},`));
  return {
    page: says,
    column: shown,
    rrr: rrrText(transaction, 'staff'),
    canBePaid: Boolean(transaction.paymentUrl),
    paper: /(RECEIPT|INVOICE)/.exec(text)?.[1],
    stamp: /\b(UNPAID|PAID|CANCELLED|EXPIRED)\b/.exec(text)?.[1],
    remark: /this invoice can no longer be paid|(?:₦[\d,.]+|nothing) went back to the wallet/.exec(text)?.[0],
    awaitsRrr: text.includes('Being issued'),
    check: [checked.state, checked.givenBack],
    exported: /,(Paid|Unpaid),/.exec(line ?? '')?.[1],
  };
}

const nothing = { canBePaid: false, awaitsRrr: false, rrr: 'N/A', remark: undefined };
const paid = {
  ...nothing,
  page: 'What was paid, for your books',
  column: 'Paid',
  paper: 'RECEIPT',
  stamp: 'PAID',
  check: ['paid', undefined],
  exported: 'Paid',
};
const due = {
  ...nothing,
  page: 'What is to be paid',
  column: 'Unpaid',
  paper: 'INVOICE',
  stamp: 'UNPAID',
  check: ['unpaid', undefined],
  exported: 'Unpaid',
};
const closed = {
  ...due,
  page: 'Cancelled: nothing is to be paid',
  column: 'Cancelled',
  stamp: 'CANCELLED',
  check: ['cancelled', undefined],
  remark: 'this invoice can no longer be paid',
};
const withRrr = { rrr: expect.stringMatching(/^\d{4}-\d{4}-\d{4}$/) };
const back = (state: string, amount: number, sum: string) => ({
  ...paid,
  check: [state, amount],
  remark: `${sum} went back to the wallet`,
});

it.each<[string, () => Promise<number>, object]>([
  ['a booking', book, paid],
  [
    'a booking that became dearer',
    () => changed('expectedCharge=40000&expectedRefund=0', async () => ({ additionalServiceId: car })),
    paid,
  ],
  [
    'a booking that became cheaper',
    () => changed('expectedCharge=0&expectedRefund=60000', lastPassenger),
    paid,
  ],
  [
    'a cancelled booking, given back whole',
    async () => cancelled(await book()),
    back('cancelled', 120_000, '₦120,000.00'),
  ],
  [
    'a cancelled booking, half given back',
    async () => cancelled(await book(), 50),
    back('cancelled', 60_000, '₦60,000.00'),
  ],
  ['a cancelled booking, all kept', async () => cancelled(await book(), 0), back('cancelled', 0, 'nothing')],
  [
    'a booking whose flight was cancelled',
    () => ended('Flight_Canceled'),
    back('cancelled', 120_000, '₦120,000.00'),
  ],
  ['a booking to which nobody came', () => ended('No_Show'), paid],
  ['a rendered booking', () => ended('Service_Rendered'), paid],
  ['a closed booking', async () => ended('Payment_Received', await ended('Service_Rendered')), paid],
  ['an older booking that nobody paid', older, due],
  ['the same, cancelled', async () => cancelled(await older()), closed],
  ['the same, its flight cancelled', async () => ended('Flight_Canceled', await older()), closed],
  ['a funding', async () => (await fund()).transactionId, { ...due, ...withRrr, canBePaid: true }],
  ['a paid funding', paidFunding, { ...paid, ...withRrr }],
  [
    'a cancelled funding',
    async () => {
      const { transactionId } = await fund();
      await client.post(`/transactions/services/${transactionId}/cancellation`, {});
      return transactionId;
    },
    { ...closed, ...withRrr },
  ],
  [
    'an expired funding',
    async () => (await expired()).transactionId,
    {
      ...closed,
      ...withRrr,
      page: 'Expired: nothing is to be paid',
      column: 'Expired',
      stamp: 'EXPIRED',
      check: ['expired', undefined],
    },
  ],
  ['a funding that was paid after it expired', settledLate, { ...paid, ...withRrr }],
  ['a registration with a fee', () => registered('individual'), { ...due, ...withRrr, canBePaid: true }],
  ['a registration without a fee', () => registered('government'), paid],
])('%s reads the same on pages, paper, check page and export', async (_, reach, expected) => {
  expect(await placesOf(await reach())).toEqual(expected);
});

it('the letter of a cancelled booking that nobody paid says that nothing is to be paid', async () => {
  await cancelled(await older());
  const [letter] = await world.mailTo(client.account.email);
  expect(letter?.text).toContain('It was not paid, and nothing is to be paid.');
});
