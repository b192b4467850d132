import { dayMs, formatRrr } from 'shared-api/rules';
import { forAllTests } from '../../testing/forAllTests.ts';
import { startPayingServer } from '../../testing/payingServer.ts';
import { codeOf } from '../../testing/registrationFixture.ts';
import { governmentFields, individualFields } from '../../testing/registrations.ts';
import { verifyLedger } from '../ledger/index.ts';
import { expireInvoices } from './index.ts';

const server = forAllTests(() => startPayingServer({ rrrExpiryDays: 30 }));

beforeEach(() => server.sandbox.faults.reset());
afterEach(async () => {
  server.clock.set(undefined);
  expect((await verifyLedger(server.db)).filter(({ wrong }) => wrong > 0)).toEqual([]);
});

interface Invoice {
  id: number;
  rrr: string;
  closedAs: string | null;
  status: string;
  amountKobo: number;
}

async function invoicesOf(email: string): Promise<Invoice[]> {
  const { rows } = await server.db.query<Invoice>(
    `select p.id, p.rrr, p.status, p.closed_as as "closedAs", p.amount_kobo as "amountKobo"
       from payments p join users u on u.id = p.owner_id where u.email = $1 order by p.id`,
    [email],
  );
  return rows;
}

async function applicant(kind: 'individual' | 'government' = 'individual') {
  const fields = kind === 'individual' ? individualFields() : governmentFields();
  const email = fields.Email ?? '';
  const answer = await server.visitor.form(`/users/${kind}`, fields);
  expect(answer.body.errors).toEqual([]);
  const letters = await server.mailTo(email);
  const links = letters.flatMap((letter) => letter.links);
  const path = `/users/registrations/${codeOf(links, 'registration-status')}`;
  const invoices = () => invoicesOf(email);
  return {
    email,
    letters,
    progress: async () => (await server.visitor.get(path)).body.data,
    renew: () => server.visitor.post(`${path}/invoice`, {}),
    invoices,
    invoice: async () => {
      const invoice = (await invoices()).at(-1);
      if (!invoice) throw new Error('No invoice was made');
      return invoice;
    },
  };
}

const expire = async () => {
  server.clock.advance(31 * dayMs);
  await expireInvoices(server.context);
  await server.settle();
};
const atGateway = (rrr: string) => server.sandbox.store.byRrr(rrr)?.state;

it('is mailed with an RRR, opens before sign-in, and is paid once [S08]', async () => {
  const { letters, invoices } = await applicant();
  const [invoice, ...others] = await invoices();
  expect(others).toEqual([]);
  expect(invoice).toMatchObject({
    status: 'Unpaid',
    amountKobo: 1_000_000,
    rrr: expect.stringMatching(/^\d{12}$/),
  });
  const letter = letters.find(({ subject }) => subject.startsWith('Invoice'));
  expect(letter?.text).toContain(`RRR: ${formatRrr(invoice?.rrr ?? 'none')}`);
  const link = letter?.links.find((each) => each.includes('/invoice?code='));
  const code = new URL(link ?? '').searchParams.get('code');
  expect((await server.visitor.get(`/transactions/invoice/${code}`)).status).toBe(200);
  await server.pay(invoice?.rrr ?? '');
  expect(await invoices()).toMatchObject([{ status: 'Paid' }]);
});

it('of a registration without a fee is Paid at once and has no RRR [S08]', async () => {
  const { invoices } = await applicant('government');
  expect(await invoices()).toMatchObject([{ status: 'Paid', rrr: null, amountKobo: 0 }]);
});

it('expires after the days of the setting, and its RRR is withdrawn [S08]', async () => {
  const alfa = await applicant();
  expect((await alfa.progress()).fee).toMatchObject({ amount: 10_000, status: 'Unpaid' });
  await expire();
  const { rrr } = await alfa.invoice();
  expect((await alfa.progress()).fee).toMatchObject({ amount: 10_000, status: 'Expired' });
  expect(atGateway(rrr)).toBe('deactivated');
});

it('is canceled by the finance office with a reason, by nobody else [S08]', async () => {
  const alfa = await applicant();
  const { id } = await alfa.invoice();
  const path = `/transactions/services/${id}/cancellation`;
  const finance = await server.as('Finance Officer');
  expect((await finance.post(path, {})).body.errors).toEqual({ reason: ['Give a reason'] });
  expect((await (await server.as('Registration Officer')).post(path, { reason: 'A mistake' })).status).toBe(
    403,
  );
  expect((await (await server.as('Client')).post(path, {})).status).toBe(404);
  expect((await finance.post(path, { reason: 'Wrong kind of client' })).body.data).toMatchObject({
    status: 'Cancelled',
    paymentUrl: null,
  });
  await server.settle();
  expect((await alfa.progress()).fee).toMatchObject({ status: 'Cancelled' });
  const { rows } = await server.db.query(
    `select actor_id as "actorId", after from audit where subject_kind = 'payment' and subject_id = $1`,
    [String(id)],
  );
  expect(rows).toEqual([
    { actorId: finance.account.id, after: { status: 'Cancelled', reason: 'Wrong kind of client' } },
  ]);
});

it('is followed by one of the same fee with a new RRR, mailed, when its applicant asks for it [S08, S09]', async () => {
  const alfa = await applicant();
  await expire();
  const { status, body } = await alfa.renew();
  expect([status, body.message]).toEqual([200, 'The invoice is on its way to your mailbox']);
  expect(body.data.fee).toMatchObject({ amount: 10_000, status: 'Unpaid' });
  const letters = await server.mailTo(alfa.email);
  const [former, renewed, ...more] = await alfa.invoices();
  expect(more).toEqual([]);
  expect(renewed?.rrr).toMatch(/^\d{12}$/);
  expect(renewed?.rrr).not.toBe(former?.rrr);
  expect(
    letters.filter(({ text }) => text.includes(`RRR: ${formatRrr(renewed?.rrr ?? 'none')}`)),
  ).toHaveLength(1);
  await server.pay(renewed?.rrr ?? '');
  expect((await alfa.progress()).fee).toMatchObject({ status: 'Paid' });
});

it('is not followed by another while it is open or paid, nor by two when asked twice at once', async () => {
  const alfa = await applicant();
  expect((await alfa.renew()).status).toBe(200);
  expect(await alfa.invoices()).toHaveLength(1);
  const { id } = await alfa.invoice();
  const finance = await server.as('Finance Officer');
  await finance.post(`/transactions/services/${id}/cancellation`, { reason: 'A mistake' });
  expect((await Promise.all([alfa.renew(), alfa.renew()])).map(({ status }) => status)).toEqual([200, 200]);
  expect(await alfa.invoices()).toHaveLength(2);
  await server.settle();
  await server.pay((await alfa.invoice()).rrr);
  await alfa.renew();
  expect(await alfa.invoices()).toHaveLength(2);
});

it('is not followed by another once the account is closed', async () => {
  const alfa = await applicant();
  await server.db.query(`update users set status = 'Deactivated' where email = $1`, [alfa.email]);
  expect((await alfa.renew()).status).toBe(400);
});

it('once paid leaves what its payer asked for to fund the wallet open', async () => {
  const alfa = await applicant();
  const activate = `update users set status = 'Active', email_verified_at = now() where email = $1`;
  await server.db.query(activate, [alfa.email]);
  const client = await server.visitor.signedIn(alfa.email, individualFields().Password ?? '');
  const funding = await client.post('/users/fund-wallet', { amount: 500_000 });
  await server.pay((await alfa.invoices())[0]?.rrr ?? '');
  expect((await alfa.progress()).fee).toMatchObject({ status: 'Paid' });
  const { body } = await client.get(`/transactions/services/${funding.body.data.transactionId}`);
  expect(body.data.transaction).toMatchObject({ status: 'Unpaid' });
});

it('paid after the one that took its place goes to the wallet: the fee is taken once [S11]', async () => {
  const alfa = await applicant();
  const { rrr } = await alfa.invoice();
  const reference = server.sandbox.store.byRrr(rrr);
  if (!reference) throw new Error('The gateway does not know the RRR');
  await expire();
  await alfa.renew();
  await server.settle();
  await server.pay((await alfa.invoice()).rrr);
  server.sandbox.store.change(reference, {
    state: 'paid',
    paidAmount: reference.amount,
    paidAt: new Date().toISOString(),
  });
  await server.notify([{ rrr }]);
  expect(await alfa.invoices()).toMatchObject([{ status: 'Paid' }, { status: 'Paid' }]);
  const { rows } = await server.db.query(
    `select balance_kobo as kobo from ledger_accounts a join users u on u.id = a.owner_id
      where a.kind = 'wallet' and u.email = $1`,
    [alfa.email],
  );
  expect(rows).toEqual([{ kobo: 1_000_000 }]);
});

it('paid late closes the one that took its place: the fee is asked for once [S11]', async () => {
  const alfa = await applicant();
  const { rrr } = await alfa.invoice();
  const reference = server.sandbox.store.byRrr(rrr);
  if (!reference) throw new Error('The gateway does not know the RRR');
  await expire();
  await alfa.renew();
  await server.settle();
  server.sandbox.store.change(reference, {
    state: 'paid',
    paidAmount: reference.amount,
    paidAt: new Date().toISOString(),
  });
  await server.notify([{ rrr }]);
  expect(await alfa.invoices()).toMatchObject([
    { status: 'Paid' },
    { status: 'Unpaid', closedAs: 'Cancelled' },
  ]);
  expect(atGateway((await alfa.invoice()).rrr)).toBe('deactivated');
  expect((await alfa.progress()).fee).toMatchObject({ status: 'Paid' });
  await alfa.renew();
  expect(await alfa.invoices()).toHaveLength(2);
});
