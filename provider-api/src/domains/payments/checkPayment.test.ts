import type { GatewayStatus } from '../../adapters/gateway/gateway.ts';
import { compareStatus, nextCheck } from './checkPayment.ts';

const expected = { rrr: '140007752615', orderId: 'order-1', amountKobo: 50_000_00 };
const paid: GatewayStatus = { outcome: 'known', state: 'paid', code: '00', ...expected };

it.each([
  ['the RRR, order and amount that were asked for', {}, 'settle'],
  ['another RRR', { rrr: '140007752616' }, 'mismatch'],
  ['no RRR', { rrr: null }, 'mismatch'],
  ['another order', { orderId: 'order-2' }, 'mismatch'],
  ['no order', { orderId: null }, 'mismatch'],
  ['an unreadable amount', { amountKobo: null }, 'mismatch'],
  ['a kobo less', { amountKobo: 49_999_99 }, 'underpaid'],
  ['a kobo more', { amountKobo: 50_000_01 }, 'overpaid'],
  ['a pending state', { state: 'pending' as const }, 'wait'],
  ['a failed state', { state: 'failed' as const }, 'wait'],
])('a status with %s', (_what, change, outcome) => {
  expect(compareStatus(expected, { ...paid, ...change })).toBe(outcome);
});

it('a payment without an RRR is never settled', () => {
  expect(compareStatus({ ...expected, rrr: null }, { ...paid, rrr: null })).toBe('mismatch');
});

it('an invoice whose RRR can be paid is asked about for ever, more seldom the older it is', () => {
  const invoice = { createdAt: new Date('2026-03-03T10:00:00Z'), deactivatedAt: null };
  const minutesAt = (ageMinutes: number) => {
    const now = new Date(invoice.createdAt.getTime() + ageMinutes * 60_000);
    return (Number(nextCheck(invoice, now)) - now.getTime()) / 60_000;
  };
  expect([0, 9, 10, 59, 60, 1439, 1440, 43_200, 1_000_000].map(minutesAt)).toEqual([
    1, 1, 5, 5, 30, 30, 360, 1440, 1440,
  ]);
});
