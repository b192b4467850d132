import type { Clearing, SettlementLineShown } from 'shared-api/contract';
import type { Answer } from '../../../testing/client.ts';
import { expectSoundLedger } from '../../../testing/expectSoundLedger.ts';
import { forAllTests } from '../../../testing/forAllTests.ts';
import { startPayingServer } from '../../../testing/payingServer.ts';
import type { SignedIn } from '../../../testing/testServer.ts';
import { csvOf, type Listed, makeProfile, sendFile } from './settlementFiles.ts';

export interface Invoice {
  id: string;
  transactionId: number;
  rrrNo: string;
}

/** The ledger is verified after each test. */
export function settlementWorld() {
  const server = forAllTests(startPayingServer);
  const books = {} as { finance: SignedIn; second: SignedIn; client: SignedIn; profile: number };
  beforeAll(async () => {
    books.finance = await server.as('Finance Officer');
    books.second = await server.as('Administrator');
    books.profile = await makeProfile(books.finance);
  });
  beforeEach(async () => {
    server.sandbox.faults.reset();
    books.client = await server.as('Client');
  });
  afterEach(() => expectSoundLedger(server.db));

  async function invoiced(naira = 500_000): Promise<Invoice> {
    const { body } = await books.client.post('/users/fund-wallet', { amount: naira });
    await server.settle();
    return body.data as unknown as Invoice;
  }
  async function paid(naira = '500000'): Promise<Invoice> {
    const invoice = await invoiced();
    server.sandbox.faults.set({ payAmount: naira }, invoice.rrrNo);
    await server.pay(invoice.rrrNo);
    return invoice;
  }
  async function accepted(naira: string): Promise<Invoice> {
    const invoice = await paid(naira);
    const { body } = await books.finance.post(`/transactions/services/${invoice.transactionId}/acceptance`, {
      reason: 'Agreed by telephone',
    });
    await books.second.post(`/adjustments/${body.data.id}/approval`, {});
    return invoice;
  }

  async function send(lines: readonly Listed[]): Promise<{ file: number }> {
    const { body } = await sendFile(server, books.finance, books.profile, csvOf(lines));
    return { file: body.data.id };
  }
  const linesOf = async (file: number) =>
    (await books.finance.get(`/books/files/${file}/lines`)).body.data as unknown as SettlementLineShown[];
  async function lineOf(listed: Listed): Promise<Omit<SettlementLineShown, 'file'> & { file: number }> {
    const { file } = await send([listed]);
    const [line] = await linesOf(file);
    if (!line) throw new Error('The file has no line');
    return { ...line, file };
  }
  const post = (line: { id: number }, by = books.finance): Promise<Answer> =>
    by.post(`/books/lines/${line.id}/post`, {});
  const propose = (body: object, by = books.finance): Promise<Answer> =>
    by.post('/books/decisions', { reason: 'Found in the bank statement', ...body });
  const approve = (id: unknown, by = books.second): Promise<Answer> =>
    by.post(`/books/decisions/${id}/approval`, {});
  async function decided(body: object): Promise<Answer> {
    const proposal = await propose(body);
    return approve(proposal.body.data.id);
  }

  /** Returns kobo by kind of account, so all wallets have one sum. */
  async function accounts(): Promise<Record<string, number>> {
    const { rows } = await server.db.query<{ kind: string; kobo: number }>(
      `select a.kind, coalesce(sum(e.amount_kobo), 0)::bigint as kobo
         from ledger_accounts a left join ledger_entries e on e.account_id = a.id group by a.kind`,
    );
    return Object.fromEntries(rows.map(({ kind, kobo }) => [kind, kobo]));
  }
  /** Returns only the changed accounts, in kobo. */
  async function movedBy(step: () => Promise<unknown>): Promise<Record<string, number>> {
    const before = await accounts();
    await step();
    const after = await accounts();
    const moved = Object.entries(after).map(([kind, kobo]) => [kind, kobo - (before[kind] ?? 0)] as const);
    return Object.fromEntries(moved.filter(([, kobo]) => kobo !== 0));
  }
  async function clearing(): Promise<Clearing> {
    const { body } = await books.finance.get('/books/clearing');
    return body.data as unknown as Clearing;
  }

  return Object.assign(books, {
    server,
    invoiced,
    paid,
    accepted,
    send,
    linesOf,
    lineOf,
    post,
    propose,
    approve,
    decided,
    accounts,
    movedBy,
    clearing,
  });
}
