import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { insertRow } from '../../../db/index.ts';
import { tell } from '../../../telling/tell.ts';
import { addPayment } from '../../../testing/addPayment.ts';
import { wordsIn, wordsInDatabase } from '../../../testing/findWords.ts';
import { forAllTests } from '../../../testing/forAllTests.ts';
import { recordedLog } from '../../../testing/recordedLog.ts';
import type { SignedIn } from '../../../testing/testServer.ts';
import { passenger, startBookingWorld } from '../../bookings/testing/bookingWorld.ts';
import { fundWallet } from '../../bookings/testing/fundWallet.ts';
import { askedPayout, switchOnPayouts } from '../../payouts/testing/payoutWorld.ts';
import { forgetOld } from '../retention/index.ts';
import { eraseAgain, erasedIds } from './eraseAgain.ts';

const { log, logged } = recordedLog('trace');
const world = forAllTests(() => startBookingWorld({ log, config: { smsService: 'mailbox' } }));
let service: number;
let first: SignedIn;
let second: SignedIn;
let finance: SignedIn;

beforeAll(async () => {
  service = await world.service({ price_kobo: 10_000_00 });
  await switchOnPayouts(world.db);
  first = await world.as('Administrator');
  second = await world.as('Administrator');
  finance = await world.as('Finance Officer');
});

const reason = 'Asked for by letter';

async function code(person: SignedIn): Promise<string> {
  world.clock.advance(60_000);
  await person.post('/me/erasure/code', {});
  const [letter] = await world.mailTo(person.account.email);
  return /Code: (\d{6})/.exec(letter?.text ?? '')?.[1] ?? '';
}

const ask = async (person: SignedIn) =>
  person.post('/me/erasure', { code: await code(person), reason: 'Bravoreason of mine' });

async function proposed(userId: number): Promise<number> {
  const { status, body } = await first.post('/privacy/erasures', { userId, reason });
  if (status !== 200) throw new Error(`Proposing answered ${status}: ${body.message}`);
  return body.data.id;
}

async function erase(userId: number) {
  const { status, body } = await second.post(`/privacy/erasures/${await proposed(userId)}/approval`, {});
  if (status !== 200) throw new Error(`Approving answered ${status}: ${body.message}`);
  await world.settle();
}

const found = (words: readonly string[]) => wordsInDatabase(world.db, words);

async function storedFile(): Promise<string> {
  const local = path.join(await mkdtemp(path.join(tmpdir(), 'erasure-')), 'file');
  await writeFile(local, 'pdf');
  return world.context.files.put(local);
}

/** The client has done everything that leaves a trace. */
async function busyClient() {
  const client = await world.client(100_000_00, {
    email: 'Zulumail@client.example',
    first_name: 'Ẹ̀kozulu',
    last_name: 'Yankẹ́elast'.normalize('NFD'),
    phone_number: '08039998877',
    registered_address: '77 Whiskeystreet',
  });
  const { id } = client.account;
  await world.db.query(
    `update users set sms_number = '+2348034445566', middle_name = 'Xraymiddle', means_of_id = 'Passport', name_of_school = 'Victorschool',
            business_nature = 'Uniformtrade' where id = $1`,
    [id],
  );
  const booked = await world.book(client, service, {
    Passengers: [
      passenger({
        FirstName: 'Tangofirst',
        LastName: 'Sierralast',
        mobileNumber: '08035556677',
        TextTraveller: true,
      }),
      passenger({
        FirstName: 'Romeofirst',
        LastName: 'Quebeclast',
        Special_Requirement: 'Papaneed',
        Others: true,
      }),
    ],
  });
  const { rows } = await world.db.query<{ id: number }>(
    'select id from passengers where booking_id = $1 order by id',
    [booked],
  );
  const change = { version: 1, Passengers: [{ id: rows[0]?.id, FirstName: 'Oscarfirst' }] };
  expect(
    await client.post(`/booking-services/${booked}/changes?expectedCharge=0&expectedRefund=0`, change),
  ).toMatchObject({ status: 200 });
  const byStaff = {
    version: 2,
    reason: 'Deltareason',
    Passengers: [{ id: rows[1]?.id, mobileNumber: '08037776655', Special_Requirement: 'Alphaneed' }],
  };
  expect(
    await first.post(`/booking-services/${booked}/changes?expectedCharge=0&expectedRefund=0`, byStaff),
  ).toMatchObject({ status: 200 });
  expect(await client.patch('/booking-services', { Id: booked, BookingStatus: 'Canceled' })).toMatchObject({
    status: 200,
  });
  await world.db.query(
    `insert into people (owner_id, first_name, last_name, designation, gender, mobile_number, wheel_chair, person_key, used_at)
     values ($1, 'Novemberfirst', 'Mikelast', 'Mr', 'Male', '08031112233', true, 'novemberfirst mikelast', now())`,
    [id],
  );
  await world.db.query(
    `insert into orders (owner_id, created_by, status, entries, total_kobo, first_flight_at, created_at, updated_at)
     values ($1, $1, 'Withdrawn', $2, 1, now(), now(), now())`,
    [
      id,
      JSON.stringify([{ Passengers: [{ FirstName: 'Limafirst', LastName: 'Kilolast', WheelChair: true }] }]),
    ],
  );
  const officer = await world.as('Registration Officer');
  await officer.post(`/users/clients/${id}/notes`, { text: 'Juliettnote about Yankẹ́elast' });
  const details = {
    id,
    phoneNumber: '08038887766',
    meansOfId: "Driver's license",
    identification: 'B98765432',
  };
  expect((await officer.patch('/users/individual', details)).body.errors).toEqual([]);
  await world.db.query(
    `insert into feedbacks (kind, user_id, feedback_text, created_at) values ('feedback', $1, 'Hotelfeedback', now())`,
    [id],
  );
  await world.db.query(
    `insert into client_files (user_id, storage_key, name, type, size_bytes, created_at)
     values ($1, $2, 'Golffile.pdf', 'application/pdf', 3, now())`,
    [id, await storedFile()],
  );
  await world.db.query(
    `insert into adjustments (owner_id, amount_kobo, reason, proposed_by, proposed_at, status, decided_by, decided_at)
     values ($1, 100, 'Foxtrotreason', $2, now(), 'Rejected', $3, now())`,
    [id, finance.account.id, first.account.id],
  );
  expect(
    await client.post('/me/requests', { kind: 'other', text: 'Echorequest of Yankẹ́elast' }),
  ).toMatchObject({ status: 200 });
  const letter = await world.as('Registration Officer');
  expect(await letter.get(`/users/clients/export?search=${encodeURIComponent('yankẹ́elast')}`)).toMatchObject({
    status: 200,
  });
  expect(await letter.get('/booking-services/export?search=Sierralast')).toMatchObject({ status: 200 });
  const balance = await world.balanceKobo(client);
  const payout = await askedPayout(world, client, balance / 100);
  await first.post(`/payouts/${payout}/approval`, {});
  await finance.post(`/payouts/${payout}/paid`, { transferDate: '2026-03-03', reference: 'FT26062XK' });
  return client;
}

const words = [
  'zulumail',
  'Ẹ̀kozulu',
  'Yankẹ́elast',
  '08039998877',
  '8039998877',
  'Whiskeystreet',
  'Xraymiddle',
  'Victorschool',
  'Uniformtrade',
  'Tangofirst',
  'Sierralast',
  '8034445566',
  '8035556677',
  'Romeofirst',
  'Quebeclast',
  'Papaneed',
  'Oscarfirst',
  'Novemberfirst',
  'Mikelast',
  '08031112233',
  'Limafirst',
  'Kilolast',
  'Juliettnote',
  '08038887766',
  'B98765432',
  'Hotelfeedback',
  'Golffile',
  'Foxtrotreason',
  'Echorequest',
  'Bravoreason',
  '08037776655',
  'Alphaneed',
  'Deltareason',
];

it('after an erasure no word of a client is left in any table, file or log, the books agree, and the letter has arrived', async () => {
  const client = await busyClient();
  const { id, email } = client.account;
  await world.settle();
  const texts = 'select text from messages where text is not null';
  const { rows: kept } = await world.db.query<{ text: string }>(texts);
  expect(kept.filter(({ text }) => text.startsWith('Cancelled:'))).toHaveLength(2);
  expect((await found(words)).length).toBeGreaterThan(words.length);
  expect((await client.get('/me/erasure')).body.data).toMatchObject({
    askedAt: null,
    preview: { obstacles: [] },
  });
  expect((await ask(client)).status).toBe(200);
  const { body } = await first.get('/privacy/erasures?status=Proposed');
  expect(body.data).toEqual([expect.objectContaining({ userId: id, reason: 'Bravoreason of mine' })]);
  const { status } = await first.post(`/privacy/erasures/${body.data[0]?.id}/approval`, {});
  expect(status).toBe(200);
  const letters = await world.mailTo(email);
  expect(letters.map(({ subject }) => subject)).toEqual(['Your data was erased']);
  // In production the mail server has the letter by now; here the mailbox still keeps it.
  await world.db.query('delete from mailbox where lower(recipient) = lower($1)', [email]);
  expect(await found(words)).toEqual([]);
  expect(logged.length).toBeGreaterThan(0);
  expect(wordsIn(logged, words)).toEqual([]);
  expect((await world.db.query(texts)).rows).toEqual([]);
  expect(await world.context.files.storedBefore(new Date(Date.now() + 60_000))).toEqual([]);
  await world.expectSoundLedger();
  expect((await client.get('/transactions/wallet-balance')).status).toBe(401);
  await expect(world.visitor.signedIn(email, client.account.password)).rejects.toThrow();
  const { rows } = await world.db.query(
    `select status, business_name, first_name, last_name, phone_number, identification from users where id = $1`,
    [id],
  );
  expect(rows).toEqual([
    {
      status: 'Deactivated',
      business_name: null,
      first_name: 'Erased',
      last_name: `client ${id}`,
      phone_number: null,
      identification: null,
    },
  ]);
});

const waiting = async (userId: number) =>
  (await first.get('/privacy/erasures?status=Proposed')).body.data.filter((row) => row.userId === userId);

describe('is refused, and says the way out:', () => {
  it.each([
    ['1 kobo in the wallet', 'open_balance', (client: SignedIn) => fundWallet(world, client.account.id, 1)],
    [
      'a booking ahead',
      'open_bookings',
      async (client: SignedIn) => {
        await fundWallet(world, client.account.id, 10_000_00);
        await world.book(client, service);
      },
    ],
    [
      'an unpaid invoice',
      'open_invoices',
      (client: SignedIn) => client.post('/users/fund-wallet', { amount: 5_000_000 }),
    ],
    [
      'an open order',
      'open_orders',
      (client: SignedIn) => client.post('/orders', { entries: [world.entry(service)] }),
    ],
    ['a member', 'has_members', (client: SignedIn) => world.member(client, 'Booker')],
    [
      'a restriction',
      'restricted',
      ({ account }: SignedIn) =>
        first.patch(`/clients/${account.id}/restriction`, { restricted: true, reason }),
    ],
  ])('%s', async (_what, code, make) => {
    const client = await world.client(0, { category: 'Corporate', business_name: 'Kano Trading' });
    await make(client);
    const refused = await first.post('/privacy/erasures', { userId: client.account.id, reason });
    expect([refused.status, refused.body.code]).toEqual([409, code]);
    expect((await client.get('/me/erasure')).body.data).toMatchObject({
      preview: { obstacles: [{ code, message: refused.body.message }] },
    });
    expect(await waiting(client.account.id)).toEqual([]);
  });

  it('a restriction of the organisation of a member', async () => {
    const owner = await world.client(0, { category: 'Corporate', business_name: 'Kano Trading' });
    const { account } = await world.member(owner, 'Booker');
    const restriction = { restricted: true, reason };
    await first.patch(`/clients/${owner.account.id}/restriction`, restriction);
    const { status, body } = await first.post('/privacy/erasures', { userId: account.id, reason });
    expect([status, body.code]).toEqual([409, 'restricted']);
  });

  it('what came between proposal and approval', async () => {
    const client = await world.client(0);
    const id = await proposed(client.account.id);
    await fundWallet(world, client.account.id, 1);
    const { status, body } = await second.post(`/privacy/erasures/${id}/approval`, {});
    expect([status, body.code]).toEqual([409, 'open_balance']);
    expect(await waiting(client.account.id)).toHaveLength(1);
  });

  it('staff, who are deactivated', async () => {
    const { status } = await first.post('/privacy/erasures', { userId: finance.account.id, reason });
    expect(status).toBe(403);
  });

  it('somebody who was erased', async () => {
    const client = await world.client(0);
    await erase(client.account.id);
    const { status } = await first.post('/privacy/erasures', { userId: client.account.id, reason });
    expect(status).toBe(404);
    const move = await first.patch('/users/activation', { Id: client.account.id, Status: 'Active' });
    expect(move.status).toBe(409);
  });
});

it('an erasure takes two people, waits once, and of two who approve it one does', async () => {
  const client = await world.client(0);
  const id = await proposed(client.account.id);
  const again = await second.post('/privacy/erasures', { userId: client.account.id, reason });
  expect([again.status, again.body.code]).toEqual([409, 'already_resolved']);
  const own = await first.post(`/privacy/erasures/${id}/approval`, {});
  expect([own.status, own.body.code]).toEqual([403, 'second_person']);
  const third = await world.as('Administrator');
  const both = await Promise.all(
    [second, third].map((by) => by.post(`/privacy/erasures/${id}/approval`, {})),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it('a person takes back what they asked for, and reads why an Administrator refused', async () => {
  const client = await world.client(0);
  expect((await ask(client)).status).toBe(200);
  expect((await client.get('/me/erasure')).body.data).toMatchObject({ askedAt: expect.any(String) });
  expect((await client.remove('/me/erasure')).status).toBe(200);
  expect((await client.remove('/me/erasure')).status).toBe(409);
  expect((await ask(client)).status).toBe(200);
  const [row] = await waiting(client.account.id);
  await second.post(`/privacy/erasures/${row?.id}/rejection`, { reason: 'The claim of May is open' });
  const [letter] = await world.mailTo(client.account.email);
  expect(letter?.text).toContain('The claim of May is open');
  expect((await client.get('/me/erasure')).status).toBe(200);
});

it('asking needs the code of whoever asks', async () => {
  const client = await world.client(0);
  await code(client);
  const { status, body } = await client.post('/me/erasure', { code: '000000', reason });
  expect([status, body.errors]).toEqual([400, { code: ['The code is not right'] }]);
  expect(await waiting(client.account.id)).toEqual([]);
});

it('a member is erased alone: what they made stays, and the sentences of the organisation name nobody', async () => {
  const owner = await world.client(100_000_00, { category: 'Corporate', business_name: 'Kano Trading' });
  const member = await world.member(owner, 'Deputy');
  const { id, email } = member.account;
  await world.db.query(`update users set first_name = 'Echofirst', last_name = 'Deltalast' where id = $1`, [
    id,
  ]);
  await world.book(member, service, { Passengers: [passenger({ LastName: 'Staying' })] });
  await owner.remove(`/members/${id}`);
  expect((await found(['Echofirst', 'Deltalast'])).length).toBeGreaterThan(2);
  await erase(id);
  await world.db.query('delete from mailbox where recipient = $1', [email]);
  expect(await found(['Echofirst', 'Deltalast', email])).toEqual([]);
  expect(await found(['Staying', 'Kano Trading'])).not.toEqual([]);
  expect((await owner.get('/transactions/wallet-balance')).status).toBe(200);
});

it('the audit of a settlement line and of a decision about it names no erased client', async () => {
  const { account } = await world.client(0, { business_name: 'Charlie Settled' });
  const payment = await addPayment(world.db, account.id, { status: 'Paid', paid_at: world.clock.now() });
  const at = world.clock.now();
  const profile = await insertRow(world.db, 'settlement_profiles', {
    name: 'Echo',
    separator: ',',
    encoding: 'utf-8',
    columns: {},
    date_format: 'yyyy-MM-dd',
    decimal_sign: '.',
    created_by: finance.account.id,
    created_at: at,
  });
  const file = await insertRow(world.db, 'settlement_files', {
    profile_id: profile.id,
    name: 'Echo',
    sha256: 'echo',
    line_count: 1,
    uploaded_by: finance.account.id,
    uploaded_at: at,
  });
  const line = await insertRow(world.db, 'settlement_lines', {
    file_id: file.id,
    number: 1,
    rrr: '1',
    gross_kobo: 1,
    fee_kobo: 0,
    payment_id: payment,
    note: 'Charlie Settled called',
  });
  const decided = await insertRow(world.db, 'book_decisions', {
    kind: 'suspense',
    line_id: line.id,
    amount_kobo: 1,
    wallet_user_id: account.id,
    reason: 'Charlie Settled asked',
    status: 'Rejected',
    proposed_by: finance.account.id,
    proposed_at: at,
    decided_by: first.account.id,
    decided_at: at,
  });
  for (const [kind, id, after] of [
    ['settlement line', line.id, { note: 'Charlie Settled called' }],
    ['decision', decided.id, { client: { name: 'Charlie Settled' }, reason: 'Charlie Settled asked' }],
  ] as const)
    await world.db.query(
      `insert into audit (at, actor_name, action, subject_kind, subject_id, after) values ($1, 'Alfa', 'noted', $2, $3, $4)`,
      [at, kind, id, after],
    );
  await erase(account.id);
  expect(await found(['Charlie Settled'])).toEqual([]);
});

it('an organisation named like a number is erased, and what others sent, did and owe stays as it was', async () => {
  const named = await world.client(0, { category: 'Corporate', business_name: '100' });
  const { account: other } = await world.client(0);
  for (const actor of [other.id, finance.account.id])
    await world.db.query(
      `insert into idempotency_keys (actor_id, key, endpoint, request_hash, reply) values ($1, 'of 100', '', '', $2)`,
      [actor, { data: { amount: 100 } }],
    );
  await world.db.query(
    `insert into activities (user_id, description, created_at) values ($1, 'Booked 100', now())`,
    [other.id],
  );
  await world.db.query(
    `insert into outbox (kind, payload, run_after, failed_at) values ('payments.deactivate', '{"paymentId":100}', now(), now())`,
  );
  await erase(named.account.id);
  const read = async (sql: string) => (await world.db.query(sql)).rows;
  expect(
    await read(`select reply from idempotency_keys where key = 'of 100' order by actor_id desc`),
  ).toEqual([{ reply: { data: { amount: 100 } } }, { reply: null }]);
  expect(
    await read(
      `select description from activities where user_id = ${other.id} and description like 'Booked%'`,
    ),
  ).toEqual([{ description: 'Booked 100' }]);
  expect(await read(`delete from outbox where kind = 'payments.deactivate' returning payload`)).toEqual([
    { payload: { paymentId: 100 } },
  ]);
});

it('Finance alone reads the name of an erased payer, with a reason, for as long as the setting says', async () => {
  const client = await world.client(0, { category: 'Corporate', business_name: 'Charlie Payers' });
  const { id } = client.account;
  await addPayment(world.db, id, { status: 'Paid', paid_at: world.clock.now() });
  await erase(id);
  expect(await found(['Charlie Payers'])).toEqual([]);
  const read = (by: SignedIn) => by.post(`/clients/${id}/payer`, { reason: 'Auditors asked' });
  expect((await read(first)).status).toBe(403);
  expect((await read(finance)).body.data).toEqual({ name: 'Charlie Payers' });
  const { rows } = await world.db.query(
    `select actor_id, reason from audit where action = 'payer.read' and subject_id = $1`,
    [String(id)],
  );
  expect(rows).toEqual([{ actor_id: finance.account.id, reason: 'Auditors asked' }]);
  await world.db.query(`update users set payer_kept_until = $1 where id = $2`, [
    new Date(world.clock.now().getTime() - 1),
    id,
  ]);
  await forgetOld(world.context);
  expect((await read(finance)).status).toBe(404);
});

it('nothing is mailed to whoever was erased', async () => {
  const { account } = await world.client(0);
  await erase(account.id);
  await world.db.transaction((tx) =>
    tell(tx, account.id, 'account.status', { status: 'Deactivated', reason: undefined }),
  );
  expect(await world.mailTo(`erased-${account.id}@erased.invalid`)).toEqual([]);
});

it('the address of an erased client registers again as a stranger', async () => {
  const client = await world.client(0);
  const { id, email } = client.account;
  await erase(id);
  const again = await world.account('Client', { email });
  expect(again.id).not.toBe(id);
});

it('after a restore the numbers in the log, or in a list, are erased again', async () => {
  const [one, two] = [await world.client(0, { first_name: 'Restoredfirst' }), await world.client(0)];
  await addPayment(world.db, one.account.id, { status: 'Paid', paid_at: world.clock.now() });
  const log = `{"level":30,"event":"erased","account":${one.account.id},"msg":"erased an account"}\n{"event":"signed_in","account":7}`;
  expect(erasedIds(log)).toEqual([one.account.id]);
  const ids = erasedIds(`${one.account.id}\n\n${two.account.id}\n`);
  expect(await eraseAgain(world.context, ids)).toBe(2);
  expect(await eraseAgain(world.context, ids)).toBe(0);
  await world.settle();
  expect(await found(['Restoredfirst'])).toEqual([]);
  const payer = (id: number) => finance.post(`/clients/${id}/payer`, { reason: 'Auditors asked' });
  expect((await payer(one.account.id)).body.data).toEqual({ name: expect.stringContaining('Restoredfirst') });
  expect((await payer(two.account.id)).status).toBe(404);
});
