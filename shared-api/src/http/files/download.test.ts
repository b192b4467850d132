import { saveAs } from 'file-saver';
import { bookingExportDownload, bookingReceiptDownload } from '../../bookings/client.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import * as api from '../../contract/index.ts';
import { fakeApi, refuses } from '../../testing/fakeApi.ts';
import { aBooking, aClient, aTransaction } from '../../testing/samples.ts';
import { invoiceDownload, receiptDownload, transactionsExport } from '../../wallet/client.ts';
import { session } from '../session/session.ts';
import { type Download, downloadDocument } from './download.ts';

jest.mock('file-saver', () => ({ saveAs: jest.fn() }));

const fileOf = (endpoint: Endpoint) => ({
  endpoint,
  answer: () => new Response('%PDF-1.7', { status: 200 }),
});
const run = (download: Download) => downloadDocument.mutationFn?.(download, {} as never);

async function savedName(download: Download): Promise<unknown> {
  const server = fakeApi([fileOf(download.endpoint)]);
  await run(download);
  expect(server.of(download.endpoint)).toHaveLength(1);
  return jest.mocked(saveAs).mock.lastCall?.[1];
}

beforeEach(() => jest.mocked(saveAs).mockReset());
afterEach(() => session.signOut());

describe('a download', () => {
  it('of a receipt is saved by business name, type and date [INVOICE-02]', async () => {
    const transaction = aTransaction({ business_Name: 'Sample: Company Ltd' });
    const name = await savedName(receiptDownload(transaction));
    expect(name).toBe('Sample- Company Ltd - Funding - 20th November, 2026.pdf');
  });

  it('of the invoice behind a mailed link is saved under the same name [INVOICE-02]', async () => {
    const transaction = aTransaction({ business_Name: 'Sample: Company Ltd' });
    const name = await savedName(invoiceDownload('code', transaction));
    expect(name).toBe('Sample- Company Ltd - Funding - 20th November, 2026.pdf');
  });

  it('of a booking is saved by service and invoice, its export by the booker [INVOICE-03] [EXPORT-04]', async () => {
    expect(await savedName(bookingReceiptDownload(aBooking()))).toBe('Arrival service - 2026-000124.pdf');
    expect(await savedName(bookingExportDownload(aBooking()))).toBe('Sample Client.pdf');
  });

  it.each([
    [0, 'Booking transactions.csv'],
    [1, 'Registrations transactions.csv'],
    [2, 'Fund transactions.csv'],
  ] as const)(
    'of the transactions of type %i is saved as %s [EXPORT-01] [EXPORT-02] [EXPORT-03]',
    async (type, name) => {
      expect(await savedName(transactionsExport(type, {}))).toBe(name);
    },
  );

  it('carries the bearer token like any other call [API-57]', async () => {
    session.signIn('secret-token', aClient());
    const server = fakeApi([fileOf(api.transactionReceipt)]);
    await run(receiptDownload(aTransaction()));
    expect(server.requests[0]?.headers.get('Authorization')).toBe('Bearer secret-token');
  });

  it('tells its begin and its failure [EXPORT-05] [ERR-32]', async () => {
    expect(downloadDocument.meta).toEqual({
      info: 'Downloading document',
      failure: 'Error downloading file',
    });
    fakeApi([refuses(api.transactionReceipt, 500)]);
    await expect(run(receiptDownload(aTransaction()))).rejects.toMatchObject({ status: 500 });
    expect(saveAs).not.toHaveBeenCalled();
  });

  it('says that saving failed when it is the saving that fails [ERR-33]', async () => {
    jest.mocked(saveAs).mockImplementation(() => {
      throw new Error('No room');
    });
    fakeApi([fileOf(api.transactionReceipt)]);
    await expect(run(receiptDownload(aTransaction()))).rejects.toMatchObject({
      headline: 'Error saving file',
    });
  });
});
