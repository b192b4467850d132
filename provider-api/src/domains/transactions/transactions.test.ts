import { pdfText } from '../../documents/testing/pdfText.ts';
import { addBooking } from '../../testing/addBooking.ts';
import { addPayment } from '../../testing/addPayment.ts';
import { forAllTests } from '../../testing/forAllTests.ts';
import { startPayingServer } from '../../testing/payingServer.ts';
import type { SignedIn } from '../../testing/testServer.ts';

const server = forAllTests(startPayingServer);
let client: SignedIn;
let other: SignedIn;
let finance: SignedIn;
let protocol: SignedIn;
let registration: SignedIn;
let bookingId: number;
let batchCode: string;

interface Line {
  id: string;
  transactionId: number;
  transactionType: number;
  dateCreated: string;
  applicationUserId: number;
}
interface List {
  transactions: Line[];
  meta: object;
}

beforeAll(async () => {
  client = await server.as('Client', { business_name: 'Sokoto Trading', category: 'Corporate' });
  other = await server.as('Client');
  finance = await server.as('Finance Officer');
  protocol = await server.as('Protocol Officer');
  registration = await server.as('Registration Officer');
  for (const amount of [50000, 60000, 70000]) await client.post('/users/fund-wallet', { amount });
  await other.post('/users/fund-wallet', { amount: 80000 });
  ({ id: bookingId, batchCode } = await addBooking(server.db, client.account.id));
});

const listOf = async (who: SignedIn, path: string): Promise<List> =>
  (await who.get(`/transactions/${path}`)).body.data as unknown as List;
const statusOf = async (who: { get: SignedIn['get'] }, path: string) =>
  (await who.get(`/transactions/${path}`)).status;
const textOf = (answer: { bytes: Uint8Array }) => Buffer.from(answer.bytes).toString();

describe('the lists', () => {
  it('carry transactions and meta, newest first [API-26] [TRANS-17] [TRANS-18] [API-06]', async () => {
    const { body } = await client.get('/transactions/services');
    const { transactions, meta } = body.data as unknown as List;
    const dates = transactions.map(({ dateCreated }) => dateCreated);
    expect(transactions).toHaveLength(4);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(meta).toEqual(body.meta);
    expect(body.meta).toEqual({
      pageNumber: 1,
      firstPage: 1,
      lastPage: 1,
      nextPage: null,
      previousPage: null,
      totalPages: 1,
      totalCount: 4,
    });
  });

  it('are of one type, numbered 0 booking, 1 registration, 2 fund [API-29] [CONST-06]', async () => {
    const counts = [];
    for (const type of [0, 1, 2, 3]) {
      const { transactions } = await listOf(client, `services-by-type/${type}?PageNumber=1`);
      counts.push([transactions.length, [...new Set(transactions.map((each) => each.transactionType))]]);
    }
    expect(counts).toEqual([
      [1, [0]],
      [0, []],
      [3, [2]],
      [3, [2]],
    ]);
  });

  it('show a client their own only [S19]', async () => {
    const { transactions } = await listOf(other, 'services');
    expect(transactions.map(({ applicationUserId }) => applicationUserId)).toEqual([other.account.id]);
  });

  it('are empty with the right meta beyond the last page', async () => {
    const { body } = await client.get('/transactions/services?pageNumber=9');
    expect((body.data as unknown as List).transactions).toEqual([]);
    expect(body.meta).toMatchObject({ pageNumber: 9, totalPages: 1, totalCount: 4, nextPage: null });
  });

  it('give ten to a page, none twice and none left out', async () => {
    const many = await server.as('Client');
    for (let index = 0; index < 23; index += 1) await addBooking(server.db, many.account.id);
    const ids: number[] = [];
    for (const page of [1, 2, 3]) {
      const { transactions } = await listOf(many, `services-by-type/0?PAGENUMBER=${page}`);
      ids.push(...transactions.map(({ transactionId }) => transactionId));
    }
    expect(ids).toHaveLength(23);
    expect(new Set(ids).size).toBe(23);
  });

  it('show staff the types of their permissions', async () => {
    const allowed = [];
    for (const who of [registration, protocol, finance])
      allowed.push(await Promise.all([0, 1, 2].map((type) => statusOf(who, `services-by-type/${type}`))));
    expect(allowed).toEqual([
      [403, 200, 403],
      [200, 403, 403],
      [200, 200, 200],
    ]);
    const seen = await listOf(protocol, 'services');
    expect(new Set(seen.transactions.map(({ transactionType }) => transactionType))).toEqual(new Set([0]));
  });

  it('are filtered by client, number and payment status for staff', async () => {
    const found = await listOf(finance, 'services-by-type/2?search=sokoto&paymentStatus=unpaid');
    expect(found.transactions).toHaveLength(3);
    expect((await listOf(finance, 'services-by-type/2?search=%25')).transactions).toEqual([]);
    expect((await listOf(finance, 'services-by-type/2?paymentStatus=Paid')).transactions).toEqual([]);
  });

  it.each(['services?pageNumber=x', 'services-by-type/7', 'services-by-type/x'])(
    '%s is refused',
    async (path) => {
      expect(await statusOf(client, path)).toBe(400);
    },
  );

  it('are for people who are signed in', async () => {
    for (const path of ['services', 'services-by-type/0', 'services/1', 'export-booking-transactions'])
      expect(await statusOf(server.visitor, path)).toBe(401);
  });
});

describe('one transaction', () => {
  it('carries every field in its spelling [TRANS-16] [API-27]', async () => {
    const { body } = await client.get(`/transactions/services/${bookingId}`);
    expect(body.data.transaction).toEqual({
      id: expect.stringMatching(/^2020-\d{6}$/),
      transactionId: bookingId,
      transactionType: 0,
      transactType: 'Protocol Services',
      dateCreated: expect.any(String),
      amount: 115000,
      quantity: 2,
      status: 'Processing',
      paymentStatus: 'Paid',
      invoiceNo: expect.stringMatching(/^PSB-/),
      rrrNo: null,
      method: 'Wallet',
      business_Name: 'Sokoto Trading',
      createdBy: 'Sokoto Trading',
      service: { name: 'Arrival', price: 50000 },
      airportId: 13,
      applicationUserId: client.account.id,
      applicationUser: { registered_Address: '1 Sample Street, Lagos', phoneNumber: '08031234567' },
      paymentUrl: null,
      processingFee: null,
      batchCode: expect.any(String),
    });
    expect(body.data.details).toEqual([body.data.transaction]);
  });

  it('is found by its invoice number too [TRANS-17]', async () => {
    const [line] = (await listOf(client, 'services-by-type/2')).transactions;
    const { body } = await client.get(`/transactions/services/${line?.id}`);
    expect((body.data.transaction as Line).transactionId).toBe(line?.transactionId);
  });

  it('is found beneath its type and nowhere else [API-28]', async () => {
    expect(await statusOf(client, `services-by-type/0/${bookingId}`)).toBe(200);
    expect(await statusOf(client, `services-by-type/2/${bookingId}`)).toBe(404);
  });

  it('beneath its type, the id of a client gives staff the list of that client [API-28]', async () => {
    const list = await listOf(finance, `services-by-type/2/${client.account.id}`);
    expect(list.transactions).toHaveLength(3);
    expect(await statusOf(client, `services-by-type/2/${client.account.id}`)).toBe(404);
    expect(await statusOf(finance, 'services-by-type/2/999999999')).toBe(404);
  });

  it('of another client does not exist, nor its documents; staff read within their permissions [S19]', async () => {
    const [funding] = (await listOf(client, 'services-by-type/2')).transactions;
    for (const id of [bookingId, funding?.transactionId, funding?.id])
      for (const path of ['services', 'transaction-receipt'])
        expect(await statusOf(other, `${path}/${id}`)).toBe(404);
    expect(await statusOf(protocol, `services/${funding?.transactionId}`)).toBe(404);
    expect(await statusOf(protocol, `services/${bookingId}`)).toBe(200);
    expect(await statusOf(finance, `transaction-receipt/${funding?.transactionId}`)).toBe(200);
  });

  it.each(['0', '-1', 'abc', '9999999999999999999999', "1' or '1'='1"])('%s does not exist', async (id) => {
    expect(await statusOf(client, `services/${encodeURIComponent(id)}`)).toBe(404);
  });
});

describe('documents', () => {
  it('an unpaid funding gives an invoice, once paid a receipt [API-30] [INVOICE-10] [INVOICE-11]', async () => {
    const { body } = await client.post('/users/fund-wallet', { amount: 90000 });
    const path = `/transactions/transaction-receipt/${body.data.transactionId}`;
    const invoice = await client.get(path);
    expect(invoice.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(invoice.bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(await pdfText(invoice.bytes)).toMatch(
      /INVOICE[\s\S]*UNPAID[\s\S]*1 Funding 1 ₦90,000\.00 ₦90,000\.00/,
    );
    await server.pay(String(body.data.rrrNo));
    const receipt = await client.get(path);
    expect(await pdfText(receipt.bytes)).toMatch(/RECEIPT[\s\S]*Paid by Remita/);
    expect(decodeURIComponent(receipt.headers.get('content-disposition') ?? '')).toMatch(
      /Sokoto Trading - Funding - \d+(st|nd|rd|th) \w+, \d{4}\.pdf/,
    );
  });

  it('a booking names service, airport and additional service [INVOICE-05] [INVOICE-10] [G93]', async () => {
    const answer = await client.get(`/transactions/transaction-receipt/${bookingId}`);
    const text = (await pdfText(answer.bytes)).replace(/\s+/g, ' ');
    expect(text.match(/Protocol Services - Arrival at Murtala Muhammed/g)).toHaveLength(2);
    expect(text).toContain('1 ₦15,000.00 ₦15,000.00');
    expect(text).toContain('Total ₦115,000.00');
  });

  it('an unpaid booking of an older record gives an invoice [G51]', async () => {
    const { id } = await addBooking(server.db, client.account.id, {
      minutesAgo: 60 * 24 * 400,
      paymentStatus: 'Unpaid',
    });
    const answer = await client.get(`/transactions/transaction-receipt/${id}`);
    expect(await pdfText(answer.bytes)).toContain('UNPAID');
  });
});

describe('exports', () => {
  it('hold all own bookings with a byte order mark [API-31] [EXPORT-01]', async () => {
    const answer = await other.get('/transactions/export-booking-transactions');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect([...answer.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(textOf(answer).trim().split('\r\n')).toHaveLength(1);
    const own = await client.get('/transactions/export-booking-transactions');
    expect(textOf(own)).toMatch(
      /^\ufeffDate \(WAT\),Invoice Number,Revenue Code,Service,Quantity,Airport,Flight \(WAT\),Flight Number,Passengers,Amount,RRR Number,Status,Payment Status,Funded By\r\n/,
    );
    expect(textOf(own)).toMatch(
      /,Arrival,2,LOS,[\d-]{10} \d\d:\d\d,[^,]+,[^,]*,115000\.00,N\/A,Processing,Paid,Sokoto Trading\r\n/,
    );
  });

  it('hold fundings and registrations under their names, each its own rows [API-32] [API-33]', async () => {
    const funds = await client.get('/transactions/export-funds-transactions');
    expect(funds.headers.get('content-disposition')).toContain('Fund transactions.csv');
    expect(textOf(funds).match(/,60000\.00,\d{12},Unpaid,/g)).toHaveLength(1);
    const registrations = await client.get('/transactions/export-registration-transactions');
    expect(registrations.headers.get('content-disposition')).toContain('Registrations transactions.csv');
    expect(textOf(registrations).trim().split('\r\n')).toHaveLength(1);
    const registered = await server.as('Client', { business_name: 'Ilorin Cargo', category: 'Corporate' });
    await addPayment(server.db, registered.account.id, {
      status: 'Paid',
      rrr: '310000000001',
      invoice_id: '2026-900001',
      invoice_no: 'REG-900001',
      created_at: new Date('2026-03-03T09:00:00Z'),
      paid_at: new Date('2026-03-03T10:00:00Z'),
    });
    const [head, ...rows] = textOf(await registered.get('/transactions/export-registration-transactions'))
      .trim()
      .split('\r\n');
    expect(head).toMatch(/^Date \(WAT\),Invoice Number,Revenue Code,Amount,RRR Number,/);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatch(/^2026-03-03.*,2026-900001,REG-900001,50000\.00,310000000001,Paid,Paid,[^,]*$/);
  });

  it('hold every row beyond a page of the database, and the client for staff', async () => {
    const many = await server.as('Client', { first_name: '=cmd()', last_name: 'India' });
    await server.db.query(
      `insert into payments (kind, owner_id, amount_kobo, order_id, invoice_id, invoice_no, code, created_at)
       select 'funding', $1, 5000000, 'x' || n, '2019-' || lpad(n::text, 6, '0'), 'x' || n, 'x' || n, '2019-01-01'
         from generate_series(1, 4100) n`,
      [many.account.id],
    );
    const rows = textOf(await many.get('/transactions/export-funds-transactions'))
      .trim()
      .split('\r\n');
    expect(rows).toHaveLength(4101);
    expect(new Set(rows).size).toBe(4101);
    const all = textOf(await finance.get('/transactions/export-funds-transactions'));
    expect(all).toContain(",'=cmd() India\r\n");
    expect(all).toContain('Sokoto Trading');
  });

  it('are for staff of the type', async () => {
    expect(await statusOf(protocol, 'export-funds-transactions')).toBe(403);
    expect(await statusOf(protocol, 'export-booking-transactions')).toBe(200);
    expect(await statusOf(registration, 'export-registration-transactions')).toBe(200);
  });
});

describe('the invoice of a mailed link', () => {
  it('is seen by whoever has its code, and that invoice alone [INVOICE-12]', async () => {
    const { body } = await client.post('/users/fund-wallet', { amount: 95000 });
    const [letter] = await server.mailTo(client.account.email);
    const link = letter?.links.find((each) => each.includes('/invoice?code='));
    const code = new URL(link ?? '').searchParams.get('code');
    const seen = await server.visitor.get(`/transactions/invoice/${code}`);
    expect(seen.body.data).toMatchObject({ transactionId: body.data.transactionId, amount: 95000 });
    const pdf = await server.visitor.get(`/transactions/invoice/${code}/document`);
    expect(await pdfText(pdf.bytes)).toContain('₦95,000.00');
  });

  it('does not exist without the right code [G42]', async () => {
    expect(await statusOf(server.visitor, 'invoice/wrong')).toBe(404);
    expect(await statusOf(server.visitor, `invoice/${batchCode}/document`)).toBe(404);
  });
});
