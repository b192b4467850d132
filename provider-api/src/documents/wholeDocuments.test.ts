import { inflateSync } from 'node:zlib';
import decodeQr from 'qr/decode.js';
import { itemDescription } from './invoiceData.ts';
import { renderBookingDocument } from './renderBookingDocument.ts';
import { renderInvoice } from './renderInvoice.ts';
import { renderVouchers } from './renderVouchers.ts';
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
  texts: string[];
  passengers: number;
  pages: number | null;
}

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

/** Each object must begin at its offset in the cross-reference table, and each stream must have its stated length. */
function misplaced(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  const table = text.slice(Number(/startxref\n(\d+)\n%%EOF\n?$/.exec(text)?.[1]));
  const entries = [...table.matchAll(/^(\d{10}) \d{5} ([nf])/gm)];
  const stated = Number(/\/Size (\d+)/.exec(table)?.[1]);
  const objects = entries.flatMap(([, offset, kind], number) =>
    kind === 'n' && !text.startsWith(`${number} 0 obj`, Number(offset)) ? [`object ${number}`] : [],
  );
  const streams = [...text.matchAll(/\/Length (\d+)[\s\S]*?>>\nstream\n/g)].flatMap(
    ({ 0: head, 1: length, index }) =>
      text.startsWith('\nendstream', index + head.length + Number(length)) ? [] : [`stream at ${index}`],
  );
  return [...(entries.length === stated ? [] : ['the table']), ...objects, ...streams];
}

describe.each(documents)('%s', (_name, draw, { texts, passengers, pages }) => {
  let pdf: Buffer;
  let sheets: readonly string[];
  beforeAll(async () => {
    pdf = await draw();
    sheets = await pdfPages(pdf);
  });

  it('fills A4 pages, one where the passengers fit', () => {
    const boxes = pdf.toString('latin1').match(/\/MediaBox \[[^\]]*\]/g) ?? [];
    expect(boxes).toHaveLength(sheets.length);
    expect(new Set(boxes)).toEqual(new Set(['/MediaBox [0 0 595.28 841.89]']));
    if (pages === null) expect(sheets.length).toBeGreaterThan(5);
    else expect(sheets).toHaveLength(pages);
  });

  it('has every object where its table of objects says, and streams of the length they state', () => {
    expect(misplaced(pdf)).toEqual([]);
  });

  it('gives a reader all of its text, numbered pages and the head of the table on each', () => {
    const text = sheets.join('\n');
    for (const part of texts) expect(text).toContain(part);
    for (let number = 1; number <= passengers; number += 1)
      expect(text).toMatch(new RegExp(`^${number} Álfà Ọ̀scár ${number} Mr\\. `, 'm'));
    for (const [index, sheet] of sheets.entries()) {
      expect(sheet).toContain(`Page ${index + 1} of ${sheets.length}`);
      if (passengers > 0) expect(sheet).toMatch(/^S\/N Name Designation/m);
    }
  });
});

const inflated = (pdf: Buffer): string =>
  pdf
    .toString('latin1')
    .replace(/(?<=\/FlateDecode\s[^>]*>>\nstream\n)[\s\S]*?(?=\nendstream)/g, (stream) =>
      inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'),
    );

function squaresOf(printed: string) {
  const number = '(-?[\\d.]+)';
  return [...printed.matchAll(new RegExp(`${number} ${number} ${number} ${number} re\\n`, 'g'))]
    .map((match) => match.slice(1).map(Number))
    .filter(([, , width = 0, height]) => width === height && width < 10) as [
    number,
    number,
    number,
    number,
  ][];
}

/** Each square is eight pixels wide, and a margin surrounds the squares. */
function picture(squares: ReturnType<typeof squaresOf>) {
  const [left, top] = [Math.min(...squares.map(([x]) => x)), Math.min(...squares.map(([, y]) => y))];
  const size = squares[0]?.[2] ?? 1;
  const place = (at: number, from: number) => Math.round((at - from) / size) + 4;
  const count = Math.max(...squares.map(([x]) => place(x, left))) + 5;
  const side = count * 8;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [x, y] of squares)
    for (let row = 0; row < 8; row += 1)
      for (let column = 0; column < 8; column += 1) {
        const pixel = (place(y, top) * 8 + row) * side + place(x, left) * 8 + column;
        data.fill(0, pixel * 4, pixel * 4 + 3);
      }
  return { width: side, height: side, data };
}

/** A setting between `q` and `Q` ends at the `Q`, so these parts are removed, the innermost first. */
function withoutEnded(drawing: string): string {
  const left = drawing.replace(/^q\n(?:(?!q\n)[^\n]*\n)*?Q$/gm, '');
  return left === drawing ? left : withoutEnded(left);
}

it('the square of a printed voucher is 45 mm on A4, and is read by a camera: the address with its 26 letters and digits', async () => {
  const url = 'https://portal.example/v/MZXW6YTBOJTG633CMFZGM33PMI';
  const printed = inflated(
    await renderVouchers({
      vouchers: [
        { url, shortCode: 'K7MX2QPD', facts: [['Airport', 'Lagos (LOS)']], passengers: ['Mr. Golf'] },
      ],
      printedAt: new Date('2026-03-03T10:00:00Z'),
      authority: sampleAuthority,
    }),
  );
  const squares = squaresOf(printed);
  expect(decodeQr(picture(squares))).toBe(url);
  expect(printed).toContain('/MediaBox [0 0 595.28 841.89]');
  // The page is only turned upside down, so a point in the drawing of the squares is a point on paper.
  expect(withoutEnded(printed).match(/^[-\d. ]+ cm$/gm)).toEqual(['1 0 0 -1 0 841.89 cm']);
  const millimetres = (place: 0 | 1) => {
    const ends = squares.flatMap((square) => [square[place], square[place] + square[2]]);
    return ((Math.max(...ends) - Math.min(...ends)) * 25.4) / 72;
  };
  for (const place of [0, 1] as const) expect(millimetres(place)).toBeCloseTo(45, 1);
});
