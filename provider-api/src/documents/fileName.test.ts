import { attachmentHeader, receiptFileName, safeFileName } from './fileName.ts';

it('a receipt is named after payer, type and date [INVOICE-01]', () => {
  expect(receiptFileName('Sokoto Trading', 'Funding', new Date('2021-03-03T10:00:00Z'))).toBe(
    'Sokoto Trading - Funding - 3rd March, 2021.pdf',
  );
});

it.each([
  ['A/B\\C:D*E?F"G<H>I|J', 'A-B-C-D-E-F-G-H-I-J'],
  ['  Ada\n\tObi ', 'Ada--Obi'],
  ['..', '-'],
  ['', 'document'],
])('the name %j becomes %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe);
});

it('a download header survives quotes and letters outside ASCII', () => {
  expect(attachmentHeader('Ọlá "x" (1).pdf')).toBe(
    `attachment; filename="_l_ _x_ (1).pdf"; filename*=UTF-8''%E1%BB%8Cl%C3%A1%20%22x%22%20%281%29.pdf`,
  );
});
