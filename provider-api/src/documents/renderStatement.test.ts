import { renderStatement } from './renderStatement.ts';
import { pdfText } from './testing/pdfText.ts';
import { sampleAuthority } from './testing/sampleInvoice.ts';

it('a statement has sums of a hundred million naira in one line each', async () => {
  const sum = 10_000_000_000;
  const pdf = await renderStatement({
    name: 'Sokoto Trading Company Limited',
    address: null,
    phoneNumber: null,
    period: { from: '2026-10-01', to: '2026-10-31' },
    openingKobo: 0,
    closingKobo: sum,
    inKobo: 2 * sum,
    outKobo: sum,
    lines: [
      {
        createdAt: '2026-10-02T09:00:00.000Z',
        what: 'Wallet funded',
        passengers: null,
        paper: '2026-000123',
        rrr: null,
        amountKobo: sum,
        balanceKobo: sum,
      },
    ],
    pending: [],
    verifyUrl: 'https://portal.example/v/CODE',
    printedAt: new Date('2026-11-01T10:00:00Z'),
    authority: sampleAuthority,
  });
  const text = await pdfText(pdf);
  expect(text).toContain('₦100,000,000.00 ₦100,000,000.00');
  expect(text).toContain('₦200,000,000.00 ₦100,000,000.00 ₦100,000,000.00');
});
