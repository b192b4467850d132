import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { itemDescription } from './invoiceData.ts';
import { renderBookingDocument } from './renderBookingDocument.ts';
import { renderInvoice } from './renderInvoice.ts';
import { pdfPages } from './testing/pdfText.ts';
import { anInvoice, sampleAuthority, somePassengers } from './testing/sampleInvoice.ts';

const flight = (passengers: number, number = 'P47121') => ({
  heading: `Arrival · ${number}`,
  facts: [['Travel date', '3rd March, 2026']] as [string, string][],
  passengers: somePassengers(passengers),
});

const receipt = (flights: ReturnType<typeof flight>[]) =>
  renderInvoice(
    anInvoice({
      paymentStatus: 'Paid',
      transactType: 'Protocol Services',
      paidAt: new Date('2026-03-03T10:00:00Z'),
      method: 'Wallet',
      rrr: null,
      paymentUrl: null,
      items: flights.map(({ passengers }) => ({
        description: itemDescription('Protocol Services', 'Arrival', 'Lagos (LOS)'),
        quantity: passengers.length,
        rateKobo: 5_000_000,
        amountKobo: 5_000_000 * passengers.length,
      })),
      flights,
    }),
  );

const booking = (passengers: number) =>
  renderBookingDocument({
    status: 'Processing',
    settled: true,
    airportName: 'Murtala Muhammed International Airport, Lagos (LOS)',
    serviceName: 'Arrival',
    authority: sampleAuthority,
    bookedBy: 'Sokoto Trading Company',
    flights: [flight(passengers)],
    printedAt: new Date('2026-03-03T10:00:00Z'),
  });

/** Every kind of document, with what a reader must find in it and its pages; null is more than one. */
const documents: [name: string, draw: () => Promise<Buffer>, texts: string[], pages: number | null][] = [
  ['an invoice', () => renderInvoice(anInvoice()), ['INVOICE', 'UNPAID', '₦500,000.00'], 1],
  ['a receipt of 20 passengers', () => receipt([flight(20)]), ['RECEIPT', 'PAID', '₦1,000,000.00'], 1],
  ['a receipt of 300 passengers', () => receipt([flight(300)]), ['RECEIPT', 'PAID', '₦15,000,000.00'], null],
  [
    'a receipt of two flights of one batch',
    () => receipt([flight(2), flight(3, 'W3 401')]),
    ['P47121', 'W3 401', '₦250,000.00'],
    1,
  ],
  ['a booking of 20 passengers', () => booking(20), ['BOOKING', 'Sokoto Trading Company'], 1],
  ['a booking of 300 passengers', () => booking(300), ['BOOKING', 'Sokoto Trading Company'], null],
];

const isHere = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;
const programs = ['qpdf', 'pdftotext'].filter(isHere);

/** The program's exit status and output over one document. */
async function runOver(pdf: Buffer, program: string, ...options: string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'document-'));
  try {
    writeFileSync(path.join(folder, 'in.pdf'), pdf);
    const { status, stdout, stderr } = spawnSync(program, options, { cwd: folder, encoding: 'utf8' });
    return { status, text: `${stdout}${stderr}` };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What a machine cannot check it names, rather than passing for checked. */
const checks = documents.map(([name, draw, texts, pages]) => ({ name, draw, texts, pages }));

describe.each(checks)('$name', ({ draw, texts, pages }) => {
  it('fills A4 pages, one where the passengers fit', async () => {
    const pdf = await draw();
    const boxes = pdf.toString('latin1').match(/\/MediaBox \[[^\]]*\]/g) ?? [];
    expect(new Set(boxes)).toEqual(new Set(['/MediaBox [0 0 595.28 841.89]']));
    if (pages === null) expect(pdfPages(pdf)).toBeGreaterThan(5);
    else expect(pdfPages(pdf)).toBe(pages);
  });

  it(
    programs.includes('qpdf')
      ? 'is clean to qpdf'
      : 'is not checked by qpdf, which is not available on this machine',
    async () => {
      if (!programs.includes('qpdf')) return expect(isHere('qpdf')).toBe(false);
      const { status, text } = await runOver(await draw(), 'qpdf', '--check', 'in.pdf');
      expect([status, text]).toEqual([0, expect.stringContaining('No syntax or stream encoding errors')]);
    },
  );

  it(
    programs.includes('pdftotext')
      ? 'gives its text to pdftotext'
      : 'is not read by pdftotext, which is not available on this machine',
    async () => {
      if (!programs.includes('pdftotext')) return expect(isHere('pdftotext')).toBe(false);
      const { status, text } = await runOver(await draw(), 'pdftotext', '-layout', 'in.pdf', '-');
      expect(status).toBe(0);
      for (const part of texts) expect(text).toContain(part);
    },
  );
});
