import { correctionMoney } from './correctionMoney.ts';

const paid = { price: 60_000, paymentStatus: 'Paid', refund: null };
const refunded = { ...paid, refund: { amount: 60_000, dateCreated: '2026-11-19T09:00:00.000Z' } };
const refunds = { Canceled: 100, Flight_Canceled: 100, No_Show: 60 };

it.each([
  ['an unpaid booking', { ...paid, paymentStatus: 'Unpaid' }, 'No_Show', 'Nothing was paid: no money moves.'],
  ['an outcome that keeps the same', refunded, 'Flight_Canceled', 'No money moves.'],
  ['an outcome that refunds', paid, 'Flight_Canceled', '₦60,000.00 goes back to the client’s wallet.'],
  [
    'an outcome that refunds a share',
    refunded,
    'No_Show',
    '₦24,000.00 is taken from the client’s wallet again.',
  ],
  [
    'a service that was rendered after all',
    refunded,
    'Service_Rendered',
    '₦60,000.00 is taken from the client’s wallet again.',
  ],
] as const)('%s says what a correction moves', (_, booking, to, text) => {
  expect(correctionMoney(booking, to, refunds)).toBe(text);
});
