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
  facts: [
    ['Airport', 'Lagos (LOS)'],
    ['Travel date', '3rd March, 2026'],
    ['Airport time', '14:05 WAT'],
  ] as [string, string][],
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

const client = [
  'National Airports Authority',
  '2026-000123',
  'PSF-2026-000123',
  'Sokoto Trading Company Limited',
  '14 Marina Road, Lagos Island,',
  '0803 123 4567',
  '3rd March, 2026',
  'Please note that TSA processing fee applies.',
  '© 2026 National Airports Authority',
];
const trip = ['P47121', 'Lagos (LOS)', '14:05 WAT', 'Mr.', 'Male', 'Diabetic meal'];
const paid = ['RECEIPT', 'PAID', 'Paid by', 'Wallet', 'Protocol Services - Arrival at Lagos (LOS)'];

interface Expected {
  /** What a reader must find. */
  texts: string[];
  passengers: number;
  /** Null is more than one. */
  pages: number | null;
}

/** Every kind of document. */
const documents: [name: string, draw: () => Promise<Buffer>, expected: Expected][] = [
  [
    'an invoice',
    () => renderInvoice(anInvoice()),
    {
      texts: [
        ...client,
        'INVOICE',
        'UNPAID',
        'Funding',
        '2601-2345-6789',
        '₦500,000.00',
        'Five hundred thousand naira',
      ],
      passengers: 0,
      pages: 1,
    },
  ],
  [
    'a receipt of 20 passengers',
    () => receipt([flight(20)]),
    { texts: [...client, ...paid, ...trip, '₦1,000,000.00'], passengers: 20, pages: 1 },
  ],
  [
    'a receipt of 300 passengers',
    () => receipt([flight(300)]),
    { texts: [...client, ...paid, ...trip, '₦15,000,000.00'], passengers: 300, pages: null },
  ],
  [
    'a receipt of two flights of one batch',
    () => receipt([flight(2), flight(3, 'W3 401')]),
    {
      texts: [...client, ...paid, ...trip, 'W3 401', '₦100,000.00', '₦150,000.00', '₦250,000.00'],
      passengers: 3,
      pages: 1,
    },
  ],
  [
    'a booking of 20 passengers',
    () => booking(20),
    { texts: ['BOOKING', 'Processing', 'Sokoto Trading Company', ...trip], passengers: 20, pages: 1 },
  ],
  [
    'a booking of 300 passengers',
    () => booking(300),
    { texts: ['BOOKING', 'Processing', 'Sokoto Trading Company', ...trip], passengers: 300, pages: null },
  ],
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
const checks = documents.map(([name, draw, expected]) => ({ name, draw, ...expected }));

describe.each(checks)('$name', ({ draw, texts, passengers, pages }) => {
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
      for (let number = 1; number <= passengers; number += 1)
        expect(text).toMatch(new RegExp(`^ *${number} +Álfà Ọ̀scár ${number} `, 'm'));
      const sheets = text.split('\f').slice(0, -1);
      for (const [index, sheet] of sheets.entries()) {
        expect(sheet).toContain(`Page ${index + 1} of ${sheets.length}`);
        if (passengers > 0) expect(sheet).toMatch(/S\/N +Name +Designation/);
      }
    },
  );
});
