import { readFileSync } from 'node:fs';
import path from 'node:path';
import { emblem } from 'shared-api/rules';
import { packageFolder } from '../db/packageFolder.ts';
import { itemDescription } from './invoiceData.ts';
import { renderBookingDocument } from './renderBookingDocument.ts';
import { renderInvoice } from './renderInvoice.ts';
import { pdfPages, pdfText } from './testing/pdfText.ts';
import { anInvoice, sampleAuthority, somePassengers } from './testing/sampleInvoice.ts';

const aFlight = (passengers: number) => ({
  heading: 'Arrival · P47121',
  facts: [
    ['Airport', 'Murtala Muhammed International Airport, Lagos (LOS)'],
    ['Travel date', '3rd March, 2026'],
    ['Airport time', '14:05 WAT'],
    ['Status', 'Processing'],
  ] as [string, string][],
  passengers: somePassengers(passengers),
});

const aBooking = (passengers: number) =>
  anInvoice({
    paymentStatus: 'Paid',
    transactType: 'Protocol Services',
    airportName: 'Murtala Muhammed International Airport, Lagos (LOS)',
    paidAt: new Date('2026-03-03T10:00:00Z'),
    method: 'Wallet',
    rrr: null,
    items: [
      {
        description: itemDescription('Protocol Services', 'Arrival', 'Lagos (LOS)'),
        quantity: passengers,
        rateKobo: 5_000_000,
        amountKobo: 5_000_000 * passengers,
      },
      { description: 'Car', quantity: 1, rateKobo: 1_500_000, amountKobo: 1_500_000 },
    ],
    flights: [aFlight(passengers)],
  });

describe('an unpaid invoice', () => {
  let text: string;
  beforeAll(async () => {
    text = await pdfText(await renderInvoice(anInvoice()));
  });

  it('carries the authority, the transaction type and the label INVOICE [INVOICE-05]', () => {
    expect(text).toContain('National Airports Authority');
    expect(text).toMatch(/INVOICE\b/);
    expect(text).toContain('UNPAID');
    expect(text).toContain('Funding');
    expect(text).not.toContain('RECEIPT');
  });

  it('names number, client, revenue code, address, date and phone [INVOICE-06]', () => {
    for (const fact of [
      'Invoice No 2026-000123',
      'Name Sokoto Trading Company',
      'Revenue code PSF-2026-000123',
      'Address 14 Marina Road',
      'Invoice date 3rd March, 2026',
      'Phone number 0803 123 4567',
    ])
      expect(text).toContain(fact);
  });

  it('has an item table with a real naira sign [INVOICE-07] [CONST-07]', () => {
    expect(text).toContain('S/N Description Quantity Rate Amount');
    expect(text).toContain('1 Funding 1 ₦500,000.00 ₦500,000.00');
    expect(text).toContain('Total ₦500,000.00');
    expect(text).toContain('Five hundred thousand naira');
  });

  it('adds the fee of the treasury as a line of its own, and totals in figures and words what is to be paid [S31]', async () => {
    const charged = await pdfText(await renderInvoice(anInvoice({ processingFeeKobo: 161_25 })));
    expect(charged).toContain('Amount ₦500,000.00\nTSA processing fee ₦161.25\n');
    expect(charged).toContain('Total to pay ₦500,161.25');
    expect(charged).toContain('Five hundred thousand, one hundred and sixty-one naira');
    expect(text).not.toContain('TSA processing fee ₦');
  });

  it('carries the RRR and where to pay it', () => {
    expect(text).toContain('2601-2345-6789');
    expect(text).toContain('http://localhost:3010/pay/260123456789');
  });

  it('notes the processing fee [INVOICE-08]', () => {
    expect(text).toContain('Please note that TSA processing fee applies.');
  });

  it('has a footer with copyright and the year in Lagos [INVOICE-09]', async () => {
    expect(text).toContain('© 2026 National Airports Authority');
    const newYear = anInvoice({ printedAt: new Date('2026-12-31T23:30:00Z') });
    expect(await pdfText(await renderInvoice(newYear))).toContain('© 2027 ');
  });
});

it('a protocol service is described by service and airport, anything else by its type [INVOICE-10]', () => {
  expect(itemDescription('Protocol Services', 'Arrival', 'Lagos (LOS)')).toBe(
    'Protocol Services - Arrival at Lagos (LOS)',
  );
  expect(itemDescription('Funding', null, null)).toBe('Funding');
});

describe('a paid booking', () => {
  it('prints a RECEIPT with the airport, date and method of payment [INVOICE-11] [INVOICE-05]', async () => {
    const text = await pdfText(await renderInvoice(aBooking(2)));
    expect(text).toContain('RECEIPT');
    expect(text).toMatch(/(^|\s)PAID/);
    expect(text).not.toContain('UNPAID');
    expect(text).toContain('Murtala Muhammed International Airport, Lagos (LOS)');
    expect(text).toContain('Paid on 3rd March, 2026, 11:00 WAT');
    expect(text).toContain('Paid by Wallet');
    expect(text).toContain('Protocol Services - Arrival at Lagos (LOS) 2 ₦50,000.00 ₦100,000.00');
    expect(text).toContain('Total ₦115,000.00');
  });

  it('fits one page with twenty passengers', async () => {
    expect(await pdfPages(await renderInvoice(aBooking(20)))).toHaveLength(1);
  });

  it('continues over pages with three hundred, every head and every passenger printed', async () => {
    const pages = await pdfPages(await renderInvoice(aBooking(300)));
    const text = pages.join('\n');
    expect(pages.length).toBeGreaterThan(5);
    for (const [index, page] of pages.entries()) {
      expect(page.match(/^S\/N Name Designation/gm)).toHaveLength(1);
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    }
    for (let number = 1; number <= 300; number += 1) expect(text).toMatch(new RegExp(`scár ${number}\\s`));
  });
});

it('a very long name and address wrap instead of running over other text', async () => {
  const long = anInvoice({ name: 'Verylongname '.repeat(14).trim(), address: 'Crescent '.repeat(25).trim() });
  const text = await pdfText(await renderInvoice(long));
  expect(text.match(/Verylongname/g)).toHaveLength(14);
  expect(text.match(/Crescent/g)).toHaveLength(25);
});

it('a booking document shows status, flight and passengers [EXPORT-04]', async () => {
  const pdf = await renderBookingDocument({
    status: 'Processing',
    settled: true,
    airportName: 'Murtala Muhammed International Airport, Lagos (LOS)',
    serviceName: 'Arrival',
    authority: sampleAuthority,
    bookedBy: 'Sokoto Trading Company Limited',
    flights: [aFlight(3)],
    printedAt: new Date('2026-03-03T10:00:00Z'),
  });
  const text = await pdfText(pdf);
  for (const part of ['BOOKING', 'Processing', 'P47121', 'Travel date', 'Wheel chair', 'Diabetic meal'])
    expect(text).toContain(part);
});

describe('the mark', () => {
  it('papers carry the mark that the site shows', () => {
    const favicon = readFileSync(path.join(packageFolder(), '../shell/public/favicon.svg'), 'utf8');
    const drawn = [
      `d="${emblem.path}"`,
      `fill="${emblem.ground}"`,
      `rx="${emblem.corner}"`,
      `stroke="${emblem.ink}"`,
    ];
    for (const part of drawn) expect(favicon).toContain(part);
    expect(favicon).toContain(`viewBox="0 0 ${emblem.size} ${emblem.size}"`);
    expect(favicon).toContain(`stroke-width="${emblem.lineWidth}"`);
  });
});
