import { bookingPdfName, bookingReceiptPdfName, transactionPdfName } from './names.ts';

it.each([
  ['Sokoto Trading', 'Sokoto Trading - Funding - 3rd March, 2021.pdf'],
  ['A/B: "C"', 'A-B- -C- - Funding - 3rd March, 2021.pdf'],
  [`${'a'.repeat(119)}😀 Ltd`, `${'a'.repeat(119)}😀 - Funding - 3rd March, 2021.pdf`],
])('the document of a transaction of %s is named after payer, type and date [INVOICE-01]', (payer, name) => {
  expect(transactionPdfName(payer, 'Funding', '2021-03-03T10:00:00Z')).toBe(name);
});

it('the papers of a booking are named after its service and invoice, or after who booked [EXPORT-04]', () => {
  expect(bookingReceiptPdfName('Arrival', '2026-000012')).toBe('Arrival - 2026-000012.pdf');
  expect(bookingPdfName('A/B Ltd')).toBe('A-B Ltd.pdf');
});

it('a name is never longer than a file system takes, and keeps its ending', () => {
  const name = bookingReceiptPdfName('Arrival', '2026-000012, '.repeat(90));
  expect([name.length < 250, name.endsWith('.pdf')]).toEqual([true, true]);
});
