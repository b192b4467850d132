import fc from 'fast-check';
import type { Clearing, SettlementLineShown } from 'shared-api/contract';
import { lagosDate } from 'shared-api/rules';
import { expectSoundLedger } from '../../../testing/expectSoundLedger.ts';
import { forAllTests } from '../../../testing/forAllTests.ts';
import { type SignedIn, startTestServer } from '../../../testing/testServer.ts';
import { fundWallet } from '../../bookings/testing/fundWallet.ts';
import { mailedCode, payoutBody, switchOnPayouts } from '../../payouts/testing/payoutWorld.ts';
import { csvOf, type Listed, makeProfile, sendFile } from '../testing/settlementFiles.ts';

/** `npm run fault-tests -- books` runs 10,000 sequences. */
const sequences = Number(process.env.TEST_RUNS ?? 5);

const server = forAllTests(startTestServer);
let finance: SignedIn;
let second: SignedIn;
let third: SignedIn;
let profile: number;
beforeAll(async () => {
  finance = await server.as('Finance Officer');
  second = await server.as('Administrator');
  third = await server.as('Finance Officer');
  profile = await makeProfile(finance);
  await switchOnPayouts(server.db);
});

const ends = ['asked', 'approved', 'paid', 'returned', 'refused'] as const;

type Step =
  | { kind: 'pay'; naira: number }
  /** The line lists a payment with `more` than its amount, or an unknown payment. */
  | { kind: 'list'; pick: number; more: number; known: boolean }
  | { kind: 'decide'; pick: number; writeOff: boolean }
  /** The client asks for this share of the wallet, which may be more than the wallet has. */
  | { kind: 'payout'; percent: number; end: (typeof ends)[number] };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('pay' as const), naira: fc.integer({ min: 1_000, max: 900_000 }) }),
    fc.record({
      kind: fc.constant('list' as const),
      pick: fc.nat(5),
      more: fc.constantFrom(0, 0, 0, 250, -250, -2_000_000),
      known: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('decide' as const), pick: fc.nat(5), writeOff: fc.boolean() }),
    fc.record({
      kind: fc.constant('payout' as const),
      percent: fc.integer({ min: 1, max: 120 }),
      end: fc.constantFrom(...ends),
    }),
  ),
  { minLength: 4, maxLength: 9 },
);

let lastRrr = 600_000_000_000;
const nextRrr = () => {
  lastRrr += 1;
  return String(lastRrr);
};

/** The sums are in naira. */
class Model {
  readonly payments: { rrr: string; naira: number; open: number }[] = [];
  readonly suspended: { id: number; naira: number }[] = [];
  wallet = 0;
  due = 0;
  readonly client: SignedIn;

  constructor(client: SignedIn) {
    this.client = client;
  }

  async run(step: Step): Promise<void> {
    if (step.kind === 'pay') await this.pay(step.naira);
    else if (step.kind === 'list') await this.list(step);
    else if (step.kind === 'payout') await this.payOut(step);
    else await this.decide(step);
  }

  private async pay(naira: number) {
    const rrr = nextRrr();
    await fundWallet(server.context, this.client.account.id, naira * 100, rrr);
    this.payments.push({ rrr, naira, open: naira });
    this.wallet += naira;
  }

  /** Each file has one line, which is posted whether it matches a payment or not. */
  private async list({ pick, more, known }: { pick: number; more: number; known: boolean }) {
    const payment = known ? this.payments[pick % Math.max(1, this.payments.length)] : undefined;
    const gross = (payment?.naira ?? 5_000) + more;
    const listed: Listed = { rrr: payment?.rrr ?? nextRrr(), naira: String(gross), fee: '10' };
    // The server refuses a known file, so each file ends with another number.
    const { body } = await sendFile(server, finance, profile, `${csvOf([listed])}${nextRrr()}`);
    const lines = await finance.get(`/books/files/${body.data.id}/lines`);
    const [line] = lines.body.data as unknown as SettlementLineShown[];
    if (line?.state === 'matched') await finance.post(`/books/files/${body.data.id}/post`, {});
    else await finance.post(`/books/lines/${line?.id}/post`, {});
    const cleared = Math.max(0, Math.min(gross, payment?.open ?? 0));
    if (payment) payment.open -= cleared;
    if (gross !== cleared) this.suspended.push({ id: line?.id ?? 0, naira: gross - cleared });
  }

  private async decide({ pick, writeOff }: { pick: number; writeOff: boolean }) {
    const [line] = this.suspended.splice(pick % Math.max(1, this.suspended.length), 1);
    if (!line) return;
    const about = writeOff
      ? { kind: 'write_off', lineId: line.id }
      : { kind: 'suspense', lineId: line.id, clientId: this.client.account.id };
    const { body } = await finance.post('/books/decisions', { ...about, reason: 'As the bank says' });
    const { status } = await second.post(`/books/decisions/${body.data.id}/approval`, {});
    if (!writeOff && this.wallet + line.naira < 0) {
      expect(status).toBe(400);
      await second.post(`/books/decisions/${body.data.id}/rejection`, { reason: 'The wallet is empty' });
      this.suspended.push(line);
      return;
    }
    expect(status).toBe(200);
    if (!writeOff) this.wallet += line.naira;
  }

  private async payOut({ percent, end }: { percent: number; end: (typeof ends)[number] }) {
    const naira = Math.floor((this.wallet * percent) / 100);
    if (naira === 0) return;
    const code = await mailedCode(server, this.client);
    const body = await payoutBody(server, this.client, naira, { code });
    const asked = await this.client.post('/payouts', body);
    if (naira > this.wallet) {
      expect([asked.status, asked.body.code]).toEqual([400, 'insufficient_funds']);
      return;
    }
    expect(asked.status).toBe(200);
    this.wallet -= naira;
    const step = async (by: SignedIn, name: string, facts: object = {}) =>
      expect((await by.post(`/payouts/${asked.body.data.id}/${name}`, facts)).status).toBe(200);
    if (end !== 'asked' && end !== 'refused') await step(finance, 'approval');
    if (end === 'paid' || end === 'returned')
      await step(second, 'paid', { transferDate: lagosDate(server.clock.now()), reference: 'FT26062XK' });
    if (end === 'returned') await step(third, 'return', { reason: 'The account is closed' });
    if (end === 'refused') await step(second, 'refusal', { reason: 'The account is closed' });
    if (end === 'returned' || end === 'refused') this.wallet += naira;
    if (end === 'asked' || end === 'approved') this.due += naira;
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
async function clearing(): Promise<Clearing> {
  return (await finance.get('/books/clearing')).body.data as unknown as Clearing;
}

async function payoutsDue(): Promise<number> {
  const { rows } = await server.db.query<{ kobo: number }>(
    `select coalesce(sum(e.amount_kobo), 0)::int8 as kobo from ledger_entries e
       join ledger_accounts a on a.id = e.account_id where a.kind = 'payouts_due'`,
  );
  return (rows[0]?.kobo ?? 0) / 100;
}

it('whatever is paid, listed, posted, decided and paid out, in any order, clearing, suspense, wallet and what is due agree to the kobo', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      // The payouts of the previous sequence moved the clock, so it starts again at the system's time.
      server.clock.set(undefined);
      const model = new Model(await server.as('Client'));
      const [before, dueBefore] = [await clearing(), await payoutsDue()];
      for (const step of sequence) await model.run(step);
      const after = await clearing();
      expect(after.byLedger - before.byLedger).toBeCloseTo(-sum(model.payments.map(({ open }) => open)), 2);
      expect(after.suspense - before.suspense).toBeCloseTo(sum(model.suspended.map(({ naira }) => naira)), 2);
      expect(after.difference).toBe(0);
      expect((await payoutsDue()) - dueBefore).toBeCloseTo(model.due, 2);
      const wallet = await finance.get(`/users/clients/${model.client.account.id}/wallet`);
      expect(wallet.body.data).toMatchObject({ balance: model.wallet });
    }),
    { numRuns: sequences },
  );
  await expectSoundLedger(server.db);
}, 7_200_000);
