import type { GatewayStatus } from '../../adapters/gateway/gateway.ts';
import { compareWithInvoice } from './compareWithInvoice.ts';

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
  expect(compareWithInvoice(expected, { ...paid, ...change })).toBe(outcome);
});

it('a payment without an RRR is never settled', () => {
  expect(compareWithInvoice({ ...expected, rrr: null }, { ...paid, rrr: null })).toBe('mismatch');
});
