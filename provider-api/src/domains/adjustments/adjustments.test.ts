import { expectSoundLedger } from '../../testing/expectSoundLedger.ts';
import { forAllTests } from '../../testing/forAllTests.ts';
import type { SignedIn } from '../../testing/testServer.ts';
import { startTestServer } from '../../testing/testServer.ts';
import { walletBalanceKobo } from '../ledger/index.ts';

const server = forAllTests(startTestServer);
let client: SignedIn;
let finance: SignedIn;
let second: SignedIn;

beforeAll(async () => {
  finance = await server.as('Finance Officer', { first_name: 'Bravo' });
  second = await server.as('Administrator', { first_name: 'Charlie', last_name: 'Kilo' });
});
beforeEach(async () => {
  client = await server.as('Client');
});
afterEach(() => expectSoundLedger(server.db));

const reason = 'Paid at the counter, teller slip 4471';
const propose = (amount: unknown, who = finance, own: object = {}, headers?: Record<string, string>) =>
  who.post('/adjustments', { applicationUserId: client.account.id, amount, reason, ...own }, headers);
const approve = (id: unknown, who = second) => who.post(`/adjustments/${id}/approval`, {});
const reject = (id: unknown, who = second) => who.post(`/adjustments/${id}/rejection`, { reason: 'No slip' });
const balance = () => walletBalanceKobo(server.db, client.account.id);
const audited = async (id: unknown) => {
  const { rows } = await server.db.query<{ action: string; actor: number }>(
    `select action, actor_id as actor from audit where subject_kind = 'adjustment' and subject_id = $1 order by id`,
    [String(id)],
  );
  return rows.map(({ action, actor }) => [action, actor]);
};

it('a proposal changes nothing; the approval of somebody else credits the wallet and names its cause', async () => {
  const { status, body } = await propose('2500.50');
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ amount: 2500.5, reason, status: 'Proposed', decidedBy: null });
  expect(await balance()).toBe(0);
  const approved = await approve(body.data.id);
  expect(approved.body.data).toMatchObject({
    status: 'Approved',
    decidedBy: { id: second.account.id, name: 'Charlie Kilo' },
  });
  expect(await balance()).toBe(250_050);
  const { rows } = await server.db.query(
    'select kind, actor_id as actor from journals where adjustment_id = $1',
    [body.data.id],
  );
  expect(rows).toEqual([{ kind: 'adjustment', actor: second.account.id }]);
  expect(await audited(body.data.id)).toEqual([
    ['adjustment.proposed', finance.account.id],
    ['adjustment.approved', second.account.id],
  ]);
  const { body: seen } = await client.get('/activity/client');
  expect(seen.data[0]?.description).toBe(`Wallet credited with NGN 2,500.50: ${reason}`);
});

it('takes away as well, but never more than there is', async () => {
  const credit = await propose(1000);
  await approve(credit.body.data.id);
  const { body } = await propose(-400);
  await approve(body.data.id);
  expect(await balance()).toBe(60_000);
  const tooMuch = await propose(-600.01);
  const refused = await approve(tooMuch.body.data.id);
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    400,
    'insufficient_funds',
    "The client's wallet holds less than has to be taken back",
  ]);
  expect(await balance()).toBe(60_000);
  const { rows } = await server.db.query('select status from adjustments where id = $1', [
    tooMuch.body.data.id,
  ]);
  expect(rows).toEqual([{ status: 'Proposed' }]);
});

it('nobody approves their own proposal, not even past the server', async () => {
  const { body } = await propose(1000, second);
  const { status, body: refusal } = await approve(body.data.id, second);
  expect([status, refusal.code, refusal.message]).toEqual([
    403,
    'second_person',
    'Somebody else must approve your adjustment',
  ]);
  await expect(
    server.db.query(
      `update adjustments set status = 'Approved', decided_by = proposed_by, decided_at = now() where id = $1`,
      [body.data.id],
    ),
  ).rejects.toThrow('adjustments_second_person');
  expect(await balance()).toBe(0);
});

it('two approvals at the same moment credit once', async () => {
  const { body } = await propose(1000);
  const third = await server.as('Finance Officer');
  const answers = await Promise.all([approve(body.data.id), approve(body.data.id, third)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await balance()).toBe(100_000);
});

it('a rejected one posts nothing and stays decided', async () => {
  const { body } = await propose(1000);
  expect((await reject(body.data.id)).body.data).toMatchObject({
    status: 'Rejected',
    decisionReason: 'No slip',
  });
  const late = await approve(body.data.id);
  expect([late.status, late.body.code]).toEqual([409, 'already_resolved']);
  expect(await balance()).toBe(0);
});

it('is withdrawn by whoever proposed it', async () => {
  const { body } = await propose(1000);
  expect((await reject(body.data.id, finance)).status).toBe(200);
});

it('a decision sent again by its key gets the first reply, and moves the money once', async () => {
  const before = await balance();
  const { body } = await propose(1000);
  const decide = (kind: string, id: unknown, decision: object) =>
    second.post(`/adjustments/${id}/${kind}`, decision, { 'idempotency-key': `${kind} ${id}` });
  const first = await decide('approval', body.data.id, {});
  const again = await decide('approval', body.data.id, {});
  expect([first.status, again.body]).toEqual([200, first.body]);
  expect(await balance()).toBe(before + 100_000);
  const other = await propose(1000);
  const rejected = await decide('rejection', other.body.data.id, { reason: 'No slip' });
  expect(rejected.status).toBe(200);
  expect((await decide('rejection', other.body.data.id, { reason: 'No slip' })).body).toEqual(rejected.body);
});

it('a double click proposes once, and what was edited under the same key proposes nothing', async () => {
  const key = { 'idempotency-key': 'adjust-once' };
  const [first, again] = [await propose(1000, finance, {}, key), await propose(1000, finance, {}, key)];
  expect(again.body.data.id).toBe(first.body.data.id);
  const edited = await propose(2000, finance, {}, key);
  expect([edited.status, edited.body.message]).toEqual([
    409,
    'This was sent before with other values. Look whether it took effect before you send it again.',
  ]);
});

it.each([0, '0', '', 'abc', '1.005', 1e30, '1e30', 100_000_000.01, -100_000_000.01, null, true])(
  'refuses the amount %p',
  async (amount) => {
    const { status, body } = await propose(amount);
    expect([status, Object.keys(body.errors)]).toEqual([400, ['amount']]);
  },
);

it('refuses a missing reason and somebody without a wallet', async () => {
  expect((await propose(1000, finance, { reason: ' x ' })).body.errors).toHaveProperty('reason');
  expect((await propose(1000, finance, { applicationUserId: second.account.id })).body.errors).toEqual({
    applicationUserId: ['There is no such client'],
  });
  expect((await approve(999_999_999)).status).toBe(404);
});

it('is listed newest first, by status, for the finance office alone', async () => {
  const { body } = await propose(1234);
  const { body: list } = await finance.get('/adjustments?status=Proposed');
  expect(list.data[0]).toMatchObject({ id: body.data.id, amount: 1234 });
  expect(new Set(list.data.map(({ status }) => status))).toEqual(new Set(['Proposed']));
  expect(list.meta).toMatchObject({ pageNumber: 1 });
  for (const role of ['Client', 'Protocol Officer', 'Registration Officer'])
    expect((await (await server.as(role)).get('/adjustments')).status).toBe(403);
});
