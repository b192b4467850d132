import { formatDate, formatRrr } from 'shared-api/rules';
import { pdfText } from '../../documents/testing/pdfText.ts';
import { expectSoundLedger } from '../../testing/expectSoundLedger.ts';
import { forAllTests } from '../../testing/forAllTests.ts';
import { startPayingServer } from '../../testing/payingServer.ts';
import type { SignedIn } from '../../testing/testServer.ts';

const server = forAllTests(startPayingServer);
let client: SignedIn;

beforeEach(async () => {
  server.sandbox.faults.reset();
  client = await server.as('Client', { business_name: 'Sokoto Trading', category: 'Corporate' });
});
afterEach(() => expectSoundLedger(server.db));

const fund = async (amount: unknown, headers?: Record<string, string>) =>
  client.post('/users/fund-wallet', { amount }, headers);
const attachmentOf = async (messageId: number | undefined) => {
  const { rows } = await server.db.query<{ content: string }>(
    `select encode(content, 'base64') as content from mailbox_attachments where message_id = $1`,
    [messageId],
  );
  return { text: await pdfText(Buffer.from(String(rows[0]?.content), 'base64')) };
};
const activities = async () => {
  const { rows } = await server.db.query<{ description: string }>(
    'select description from activities where user_id = $1 order by id',
    [client.account.id],
  );
  return rows.map(({ description }) => description);
};

describe('asking for a funding', () => {
  it('gives an Unpaid invoice with an RRR and credits nothing yet [API-24] [WALLET-24]', async () => {
    const { status, body } = await fund(500000);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      transactionType: 2,
      transactType: 'Funding',
      amount: 500000,
      paymentStatus: 'Unpaid',
      rrrNo: expect.stringMatching(/^\d{12}$/),
      paymentUrl: `${server.sandbox.url}/pay/${body.data.rrrNo}`,
      processingFee: 161.25,
    });
    expect(await server.balanceOf(client)).toEqual({ balance: 0, pending: 500000 });
  });

  it.each([
    ['49999.99', 'Amount cannot be lower than NGN 50000'],
    [49999.99, 'Amount cannot be lower than NGN 50000'],
    [0, 'Amount cannot be lower than NGN 50000'],
    ['', 'Please enter an amount'],
    [null, 'Please enter an amount'],
    [undefined, 'Please enter an amount'],
    ['50000.005', 'Amount can have at most two decimals'],
    [500000.005, 'Amount can have at most two decimals'],
    ['500,000', 'Amount must be in digits, without commas'],
    [-50000, 'Amount cannot be lower than NGN 50000'],
    ['1e30', 'Amount must be in digits, without commas'],
    [1e30, 'Amount cannot be higher than NGN 100,000,000.00'],
    ['fifty thousand', 'Amount must be in digits, without commas'],
    ['-50000', 'Amount cannot be lower than NGN 50000'],
    ['1e9', 'Amount must be in digits, without commas'],
    [100_000_000.01, 'Amount cannot be higher than NGN 100,000,000.00'],
    [{ naira: 1 }, 'Please enter an amount'],
    [[50000], 'Please enter an amount'],
  ])('%j is refused and nothing is stored: %s [WALLET-13] [G49]', async (amount, text) => {
    const { status, body } = await fund(amount);
    expect(status).toBe(400);
    expect(body.errors.amount).toEqual([text]);
    expect(await activities()).not.toContainEqual(expect.stringContaining('funding'));
  });

  it.each([50000, '50000', '50000.00'])('%j is accepted [WALLET-13]', async (amount) => {
    const { status, body } = await fund(amount);
    expect([status, body.data.amount]).toEqual([200, 50000]);
  });

  it('mails one invoice with the RRR and the document [WALLET-23]', async () => {
    const { body } = await fund(500000);
    const [letter, ...others] = await server.mailTo(client.account.email);
    expect(others).toEqual([]);
    expect(letter?.subject).toContain(`Invoice ${body.data.id}`);
    expect(letter?.text).toContain(`RRR: ${formatRrr(String(body.data.rrrNo))}\n`);
    expect(letter?.links).toContain(body.data.paymentUrl);
    const { text } = await attachmentOf(letter?.id);
    expect(text).toContain('UNPAID');
    expect(text).toContain(String(body.data.id));
  });

  it('asks for one total everywhere: in the reply, by the mailed link, in the letter, on both documents and at the gateway [S31]', async () => {
    const { body } = await fund(750000);
    const { amount, processingFee, transactionId, rrrNo } = body.data;
    expect([amount, processingFee]).toEqual([750000, 161.25]);
    const [letter] = await server.mailTo(client.account.email);
    expect(letter?.text).toContain(
      'Amount: ₦750,000.00\nTSA processing fee: ₦161.25\nTotal to pay: ₦750,161.25\n',
    );
    const download = await client.get(`/transactions/transaction-receipt/${transactionId}`);
    const code = /[?&]code=([\w-]+)/.exec(String(letter?.links))?.[1];
    const byCode = await server.visitor.get(`/transactions/invoice/${code}/document`);
    for (const paper of [
      await pdfText(download.bytes),
      await pdfText(byCode.bytes),
      (await attachmentOf(letter?.id)).text,
    ])
      expect(paper).toMatch(
        /₦750,000\.00\nAmount ₦750,000\.00\nTSA processing fee ₦161\.25[\s\S]*Total to pay ₦750,161\.25/,
      );
    const page = await (await fetch(`${server.sandbox.url}/pay/${rrrNo}`)).text();
    expect(page).toContain('<dt>Total to pay</dt><dd>₦750,161.25</dd>');
    await server.pay(String(rrrNo));
    expect(await server.balanceOf(client)).toEqual({ balance: 750000, pending: 0 });
    const receipt = await pdfText(
      (await client.get(`/transactions/transaction-receipt/${transactionId}`)).bytes,
    );
    expect(receipt).toContain('Total ₦750,000.00');
    expect(receipt).not.toContain('161.25');
  });

  it('mails its documents under the name that their download has [INVOICE-01]', async () => {
    const { body } = await fund(500000);
    await server.pay(String(body.data.rrrNo));
    const names = (await server.mailTo(client.account.email)).flatMap(({ attachments }) =>
      attachments.map(({ name }) => name),
    );
    const download = await client.get(`/transactions/transaction-receipt/${body.data.transactionId}`);
    const name = `Sokoto Trading - Funding - ${formatDate(server.clock.now())}.pdf`;
    expect(names).toEqual([name, name]);
    expect(download.headers.get('content-disposition')).toContain(encodeURIComponent(name));
  });

  it('is in the activities', async () => {
    const { body } = await fund(500000);
    expect(await activities()).toContain(
      `Wallet funding of NGN 500,000.00 requested (invoice ${body.data.id})`,
    );
  });

  it('happens once for one Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'once' };
    const first = await fund(60000, key);
    const second = await fund(60000, key);
    expect(second.body.data).toEqual(first.body.data);
    expect(await server.balanceOf(client)).toEqual({ balance: 0, pending: 60000 });
    expect((await fund(70000, key)).status).toBe(409);
  });

  it('happens once for a double click', async () => {
    const key = { 'idempotency-key': 'double-click' };
    const both = await Promise.all([fund(60000, key), fund(60000, key)]);
    expect(new Set(both.map(({ body }) => body.data.transactionId)).size).toBe(1);
    expect(await server.balanceOf(client)).toEqual({ balance: 0, pending: 60000 });
  });

  it('is refused for a while after a hundred within an hour', async () => {
    const { config, db } = server.context;
    config.rateLimits = true;
    await fund(500000);
    await db.query(`update rate_limits set hits = 99 where bucket like 'fund-wallet:%'`);
    const answers = [await fund(500000), await fund(500000)];
    config.rateLimits = false;
    expect(answers.map(({ status }) => status)).toEqual([200, 429]);
  });

  it('is for clients', async () => {
    expect((await server.visitor.post('/users/fund-wallet', { amount: 500000 })).status).toBe(401);
    const officer = await server.as('Finance Officer');
    expect((await officer.post('/users/fund-wallet', { amount: 500000 })).status).toBe(403);
    expect((await officer.get('/transactions/wallet-balance')).status).toBe(403);
  });
});
