import { receiptFileName } from './fileName.ts';

it.each([
  ['Sokoto Trading', 'Sokoto Trading - Funding - 3rd March, 2021.pdf'],
  ['A/B: "C"', 'A-B- -C- - Funding - 3rd March, 2021.pdf'],
])('a receipt of %s is named after payer, type and date [INVOICE-01]', (payer, name) => {
  expect(receiptFileName(payer, 'Funding', new Date('2021-03-03T10:00:00Z'))).toBe(name);
});
