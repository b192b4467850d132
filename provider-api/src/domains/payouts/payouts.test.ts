import { Secret, TOTP } from 'otpauth';
import { forAllTests } from '../../testing/forAllTests.ts';
import type { SignedIn } from '../../testing/testServer.ts';
import { startBookingWorld } from '../bookings/testing/bookingWorld.ts';
import { askedPayout, mailedCode, payoutBody, switchOnPayouts } from './testing/payoutWorld.ts';

const world = forAllTests(startBookingWorld);
let client: SignedIn;
let finance: SignedIn;
let second: SignedIn;

beforeAll(async () => {
  await switchOnPayouts(world.db);
  finance = await world.as('Finance Officer', { first_name: 'Bravo', last_name: 'Kilo' });
  second = await world.as('Administrator', { first_name: 'Charlie', last_name: 'Mike' });
});
beforeEach(async () => {
  await world.goTo(new Date('2026-03-03T10:00:00Z'));
  client = await world.client(500_000_00);
});
afterEach(async () => {
  await world.settle();
  await world.expectSoundLedger();
});

const balance = () => world.balanceKobo(client);
const ask = async (amount: unknown, own: object = {}, headers?: Record<string, string>) => {
  const code = await mailedCode(world, client);
  return client.post('/payouts', await payoutBody(world, client, amount, { code, ...own }), headers);
};
const approve = (id: unknown, by = finance) => by.post(`/payouts/${id}/approval`, {});
const transfer = { transferDate: '2026-03-03', reference: 'FT26062XK' };
const pay = (id: unknown, by = second, own: object = {}) =>
  by.post(`/payouts/${id}/paid`, { ...transfer, ...own });
const refuse = (id: unknown, by = second, reason: string | undefined = 'The account is closed') =>
  by.post(`/payouts/${id}/refusal`, { reason });
const entriesOf = async (id: unknown) => {
  const { rows } = await world.db.query<{ kind: string; account: string; kobo: number }>(
    `select j.kind, a.kind as account, e.amount_kobo as kobo from journals j
       join ledger_entries e on e.journal_id = j.id join ledger_accounts a on a.id = e.account_id
      where j.payout_id = $1 order by j.id, e.amount_kobo`,
    [id],
  );
  return rows.map(({ kind, account, kobo }) => [kind, account, kobo]);
};
const subjects = async () => (await world.mailTo(client.account.email)).map(({ subject }) => subject);

describe('a payout', () => {
  it('leaves the wallet when it is asked for, and is paid by another than approved it', async () => {
    const { status, body } = await ask(470_000);
    expect([status, await balance()]).toEqual([200, 30_000_00]);
    expect(body.data).toMatchObject({
      amount: 470_000,
      status: 'Asked',
      bank: 'First Bank of Nigeria',
      accountNumber: '…579',
      asked: { by: null },
    });
    const { id } = body.data;
    expect((await pay(id)).status).toBe(409);
    expect((await approve(id)).body.data).toMatchObject({
      status: 'Approved',
      approved: { by: { name: 'Bravo Kilo' } },
    });
    const same = await pay(id, finance);
    expect([same.status, same.body.code]).toEqual([403, 'second_person']);
    for (const transferDate of ['2026-03-02', '2026-03-04'])
      expect((await pay(id, second, { transferDate })).body.errors).toHaveProperty('transferDate');
    expect((await pay(id)).body.data).toMatchObject({ status: 'Paid', ...transfer });
    expect(await entriesOf(id)).toEqual([
      ['payout', 'wallet', -470_000_00],
      ['payout', 'payouts_due', 470_000_00],
      ['payout_paid', 'payouts_due', -470_000_00],
      ['payout_paid', 'bank', 470_000_00],
    ]);
    expect(await balance()).toBe(30_000_00);
    expect(await subjects()).toEqual([
      'Your payout was transferred',
      'A payout of your balance was asked for',
      'Your code',
    ]);
    const { data } = (await finance.get(`/users/clients/${client.account.id}/statement`)).body;
    expect(data[0]).toMatchObject({ cause: 'payout', amount: -470_000, reason: 'We no longer travel' });
    const own = await client.get('/transactions/statement?from=2026-03-03&to=2026-03-03');
    expect(own.body.data.lines).toEqual([
      expect.objectContaining({ what: 'Wallet funded' }),
      expect.objectContaining({ what: 'Payout to your bank account', out: 470_000, balance: 30_000 }),
    ]);
    const { rows } = await world.db.query<{ action: string }>(
      `select action from audit where subject_kind = 'payout' and subject_id = $1 order by id`,
      [String(id)],
    );
    expect(rows.map(({ action }) => action)).toEqual(['payout.approved', 'payout.paid']);
    expect((await approve(id)).body.code).toBe('already_resolved');
  });

  it('that is refused is in the wallet again, asked or approved, and told with the reason', async () => {
    for (const first of [[], [approve]]) {
      const id = await askedPayout(world, client, 470_000);
      for (const step of first) await step(id);
      expect((await refuse(id, second, ' ')).body.errors).toHaveProperty('reason');
      expect((await refuse(id)).body.data).toMatchObject({ status: 'Refused' });
      expect(await balance()).toBe(500_000_00);
      expect(await entriesOf(id)).toEqual([
        ['payout', 'wallet', -470_000_00],
        ['payout', 'payouts_due', 470_000_00],
        ['payout_refused', 'payouts_due', -470_000_00],
        ['payout_refused', 'wallet', 470_000_00],
      ]);
    }
    const [letter] = await world.mailTo(client.account.email);
    expect(letter?.text).toContain('The finance office refused it: The account is closed');
    expect(letter?.text).not.toContain('0000014579');
  });

  it('is withdrawn by the client while nobody has approved it', async () => {
    const id = await askedPayout(world, client, 470_000);
    expect((await refuse(id, client, undefined)).body.data).toMatchObject({ status: 'Refused' });
    expect(await balance()).toBe(500_000_00);
    const again = await askedPayout(world, client, 470_000);
    await approve(again);
    const { status, body } = await refuse(again, client);
    expect([status, body.code]).toEqual([409, 'already_resolved']);
  });

  it('that the bank sends back is in the wallet again, once, and only after it was paid', async () => {
    const id = await askedPayout(world, client, 470_000);
    const third = await world.as('Finance Officer');
    const back = (by = third) => by.post(`/payouts/${id}/return`, { reason: 'Account dormant' });
    expect((await back()).status).toBe(409);
    await approve(id);
    await pay(id);
    for (const own of [finance, second])
      expect((await back(own)).body).toMatchObject({
        code: 'second_person',
        message: 'Somebody else must record the return of what you approved or paid',
      });
    expect((await back()).body.data).toMatchObject({ status: 'Returned' });
    expect((await back()).status).toBe(409);
    expect(await balance()).toBe(500_000_00);
    const [letter] = await world.mailTo(client.account.email);
    expect(letter?.subject).toBe('Your payout came back: the money is in your wallet');
    expect(letter?.text).toContain('The bank sent it back: Account dormant.');
  });

  it('that was asked for is told at once, with what to do where it was somebody else', async () => {
    await askedPayout(world, client, 470_000);
    const [letter] = await world.mailTo(client.account.email);
    expect(letter?.subject).toBe('A payout of your balance was asked for');
    for (const part of [
      'Was it not you? Withdraw it at once, change your password, and tell the finance office.',
      '₦470,000.00',
      'ends with 579',
    ])
      expect(letter?.text).toContain(part);
    expect(letter?.text).not.toContain('0000014579');
  });

  it('of less than the least amount is refused', async () => {
    const least = (version: number, kobo: number) =>
      world.db.query(
        `insert into setting_changes (key, version, before, after, is_default, actor_name, at)
         values ('payoutMinimum', $1, '0', $2, false, 'Decided', now())`,
        [version, JSON.stringify(kobo)],
      );
    await least(1, 100_00);
    const { status, body } = await ask(99.99);
    expect([status, body.errors]).toEqual([400, { amount: ['Amount cannot be lower than ₦100.00'] }]);
    expect((await ask(100)).status).toBe(200);
    await least(2, 0);
  });

  it('of more than there is moves nothing, and a double click asks once', async () => {
    const { status, body } = await ask(500_001);
    expect([status, body.code, await balance()]).toEqual([400, 'insufficient_funds', 500_000_00]);
    const key = { 'idempotency-key': 'payout-once' };
    const code = await mailedCode(world, client);
    const sent = await payoutBody(world, client, 100, { code });
    const [first, again] = await Promise.all([
      client.post('/payouts', sent, key),
      client.post('/payouts', sent, key),
    ]);
    expect([first?.status, again?.body.data]).toEqual([200, first?.body.data]);
    expect(await balance()).toBe(500_000_00 - 100_00);
  });

  it('is asked for with a code that was mailed, once, also by whoever opens the question again', async () => {
    const without = await client.post('/payouts', await payoutBody(world, client, 100));
    expect([without.status, without.body.errors]).toEqual([400, { code: ['The code is not right'] }]);
    const code = await mailedCode(world, client);
    const send = async (own: object) => client.post('/payouts', await payoutBody(world, client, 100, own));
    expect((await client.post('/payouts/code', {})).body.data).toEqual({ by: 'mail' });
    expect((await send({ code: code === '000000' ? '000001' : '000000' })).status).toBe(400);
    expect((await send({ code })).status).toBe(200);
    expect((await send({ code })).status).toBe(400);
    await world.goTo(new Date(world.clock.now().getTime() + 16 * 60_000));
    const late = await mailedCode(world, client);
    await world.goTo(new Date(world.clock.now().getTime() + 16 * 60_000));
    expect((await send({ code: late })).status).toBe(400);
  });

  it('is asked for with a code of the authenticator app by whoever has one', async () => {
    const started = await client.post('/users/two-factor/start', { Password: client.account.password });
    const secret = Secret.fromBase32(String(started.body.data.secret));
    const shown = () => {
      world.clock.set(new Date(world.clock.now().getTime() + 30_000));
      return new TOTP({ secret }).generate({ timestamp: world.clock.now().getTime() });
    };
    await client.post('/users/two-factor/confirm', { Code: shown() });
    expect((await client.post('/payouts/code', {})).body.data).toEqual({ by: 'app' });
    const body = await payoutBody(world, client, 100, { code: shown() });
    expect((await client.post('/payouts', body)).status).toBe(200);
    expect((await client.post('/payouts', body)).body.errors).toEqual({ code: ['The code is not right'] });
    expect(await balance()).toBe(500_000_00 - 100_00);
  });

  it.each([
    [{ accountNumber: '0000014578' }, 'accountNumber'],
    [{ accountNumber: '14579' }, 'accountNumber'],
    [{ accountName: 'Somebody Else' }, 'accountName'],
  ])('to %p is refused at %s', async (own, field) => {
    const { status, body } = await ask(100, own);
    expect([status, body.code, Object.keys(body.errors)]).toEqual([400, 'invalid_account', [field]]);
    expect(await balance()).toBe(500_000_00);
  });

  it('of no amount, or of one that nobody can pay, is refused', async () => {
    for (const amount of [0, '0', '', 'abc', '1.005', -1, 1e30, null]) {
      const { status, body } = await client.post('/payouts', await payoutBody(world, client, amount));
      expect([amount, status, Object.keys(body.errors)]).toEqual([amount, 400, ['amount']]);
    }
  });

  it('shows its account number sealed, whole to the finance office alone, and every look is in the audit', async () => {
    const id = await askedPayout(world, client, 100);
    const { rows } = await world.db.query<{ sealed: string }>(
      'select account_number as sealed from payouts where id = $1',
      [id],
    );
    expect(rows[0]?.sealed).toMatch(/^~local\./);
    const { body } = await finance.post(`/payouts/${id}/account`, {});
    expect(body.data).toEqual({ accountNumber: '0000014579' });
    const looks = await world.db.query('select actor_id as by from audit where action = $1', [
      'payout.account.read',
    ]);
    expect(looks.rows).toEqual([{ by: finance.account.id }]);
    for (const by of [client, await world.as('Protocol Officer'), await world.as('Registration Officer')])
      expect((await by.post(`/payouts/${id}/account`, {})).status).toBe(403);
    const audit = await world.db.query(`select after from audit where subject_kind = 'payout'`);
    expect(JSON.stringify(audit.rows)).not.toMatch(/0000014579|~local/);
  });

  it('is the client’s own: others neither read nor withdraw it, the finance office lists all by status', async () => {
    const id = await askedPayout(world, client, 100);
    const other = await world.client(0);
    expect((await other.get('/payouts')).body.data).toEqual([]);
    expect((await refuse(id, other)).status).toBe(404);
    expect((await client.get('/payouts')).body.data).toHaveLength(1);
    const { body } = await finance.get('/payouts?status=Asked');
    expect(body.data.find((row) => row.id === id)).toMatchObject({
      asked: { by: { id: client.account.id } },
    });
    expect((await finance.get('/payouts?status=Paid')).body.data.some((row) => row.id === id)).toBe(false);
  });

  it('of a Deactivated client is asked for by the finance office, which names the letter', async () => {
    const asked = (own: object = {}) =>
      payoutBody(world, client, 100, {
        applicationUserId: client.account.id,
        letter: 'FAAN/2026/17',
        ...own,
      });
    expect((await finance.post('/payouts', await asked())).body.errors).toHaveProperty('applicationUserId');
    await world.db.query(`update users set status = 'Deactivated' where id = $1`, [client.account.id]);
    expect((await finance.post('/payouts', await asked({ letter: '' }))).body.errors).toHaveProperty(
      'letter',
    );
    const { status, body } = await finance.post('/payouts', await asked());
    expect([status, body.data]).toEqual([200, expect.objectContaining({ letter: 'FAAN/2026/17' })]);
    expect((await approve(body.data.id)).body.code).toBe('second_person');
    expect((await approve(body.data.id, second)).status).toBe(200);
  });
});

it('asked for five at once, then withdrawn, approved, refused and paid at once, they leave due what still waits', async () => {
  const clients = await Promise.all(Array.from({ length: 10 }, () => world.client(1_000_00)));
  await world.db.query(`update users set status = 'Deactivated' where id = any ($1::bigint[])`, [
    clients.map(({ account }) => account.id),
  ]);
  const third = await world.as('Finance Officer');
  // The requests of one client wait for one another at the wallet. If more were sent at once, some would get
  // no connection and be refused.
  for (const someone of clients) {
    const asked = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const letter = { applicationUserId: someone.account.id, letter: 'FAAN/2026/18' };
        const { status, body } = await finance.post(
          '/payouts',
          await payoutBody(world, someone, 300, letter),
        );
        expect([200, 400]).toContain(status);
        return status === 200 ? body.data.id : undefined;
      }),
    );
    const ids = asked.filter((id) => id !== undefined);
    expect(ids).toHaveLength(3);
    const steps = ids.flatMap((id) => [
      approve(id, second),
      refuse(id, third),
      pay(id, third),
      approve(id, third),
    ]);
    const statuses = (await Promise.all(steps)).map(({ status }) => status);
    expect(statuses.filter((status) => ![200, 403, 409].includes(status))).toEqual([]);
  }
});

it('is not there while the setting is Off', async () => {
  await world.db.query(
    `insert into setting_changes (key, version, before, after, is_default, actor_name, at)
     values ('payouts', 2, '"On"', '"Off"', true, 'Decided', now())`,
  );
  for (const refused of [
    await client.post('/payouts/code', {}),
    await client.post('/payouts', await payoutBody(world, client, 100, { code: '123456' })),
  ])
    expect([refused.status, refused.body.code]).toEqual([400, 'payouts_off']);
  expect(await balance()).toBe(500_000_00);
});

describe('whoever leaves', () => {
  beforeEach(() =>
    world.db.query(
      `insert into setting_changes (key, version, before, after, is_default, actor_name, at)
       values ('payouts', 2, '"On"', '"Off"', false, 'Decided', now()) on conflict do nothing`,
    ),
  );

  it('gets all of the wallet, also while payouts are off', async () => {
    world.clock.advance(60_000);
    await client.post('/payouts/code', { closing: true });
    const [letter] = await world.mailTo(client.account.email);
    const code = /Code: (\d{6})/.exec(letter?.text ?? '')?.[1] ?? '';
    const leave = async (amount: number) =>
      client.post('/payouts', await payoutBody(world, client, amount, { code, closing: true }));
    expect((await leave(499_999)).body.errors).toEqual({ amount: ['All of it is ₦500,000.00'] });
    expect([(await leave(500_000)).status, await balance()]).toEqual([200, 0]);
  });

  it('and nobody else does', async () => {
    expect((await client.post('/payouts/code', {})).body.code).toBe('payouts_off');
    const { body } = await client.post(
      '/payouts',
      await payoutBody(world, client, 500_000, { code: '123456' }),
    );
    expect(body.code).toBe('payouts_off');
  });
});
