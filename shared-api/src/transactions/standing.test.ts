import { awaitsRrr, moneyState, rrrText, standingOf, standsForAll } from './standing.ts';
import { transactionTypes } from './types.ts';

const { booking, registration, fund } = transactionTypes;

it.each([
  ['Paid', 'Processing', 'paid', 'Receipt', 'PAID', 'What was paid, for your books', 'paid', 'Paid'],
  ['paid', 'Service_Rendered', 'paid', 'Receipt', 'PAID', 'What was paid, for your books', 'paid', 'Paid'],
  ['Paid', 'No_Show', 'paid', 'Receipt', 'PAID', 'What was paid, for your books', 'paid', 'Paid'],
  ['Paid', 'Canceled', 'paid', 'Receipt', 'PAID', 'What was paid, for your books', 'cancelled', 'Paid'],
  [
    'Paid',
    'Flight_Canceled',
    'paid',
    'Receipt',
    'PAID',
    'What was paid, for your books',
    'cancelled',
    'Paid',
  ],
  ['Unpaid', 'Processing', 'due', 'Invoice', 'UNPAID', 'What is to be paid', 'unpaid', 'Unpaid'],
  [undefined, undefined, 'due', 'Invoice', 'UNPAID', 'What is to be paid', 'unpaid', 'Unpaid'],
  ['Unpaid', 'Underpaid', 'due', 'Invoice', 'UNPAID', 'What is to be paid', 'unpaid', 'Underpaid'],
  [
    'Unpaid',
    'Canceled',
    'closed',
    'Invoice',
    'CANCELLED',
    'Cancelled: nothing is to be paid',
    'cancelled',
    'Cancelled',
  ],
  [
    'Unpaid',
    'Flight_Canceled',
    'closed',
    'Invoice',
    'CANCELLED',
    'Cancelled: nothing is to be paid',
    'cancelled',
    'Cancelled',
  ],
  [
    'Unpaid',
    'Expired',
    'closed',
    'Invoice',
    'EXPIRED',
    'Expired: nothing is to be paid',
    'expired',
    'Expired',
  ],
])(
  'what is %s and %s reads the same everywhere [BOOKDETAIL-03] [TRANS-12]',
  (paymentStatus, status, state, paper, stamp, says, verified, shown) => {
    const settlement = { paymentStatus, status };
    expect(moneyState(settlement)).toBe(state);
    expect(standingOf(settlement)).toMatchObject({ paper, stamp, says, verified, shown });
    expect(standingOf(settlement).remark !== null).toBe(state === 'closed');
  },
);

it.each([
  ['a funding to be paid', fund, 'Unpaid', 'Unpaid', 'Processing...'],
  ['a registration fee to be paid', registration, 'Unpaid', 'Unpaid', 'Processing...'],
  ['an expired funding', fund, 'Unpaid', 'Expired', 'N/A'],
  ['a registration without a fee', registration, 'Paid', 'Paid', 'N/A'],
  ['a booking paid by the wallet', booking, 'Paid', 'Processing', 'N/A'],
  ['an older booking that nobody paid', booking, 'Unpaid', 'Processing', 'N/A'],
])('the RRR of %s [TRANS-28]', (_, transactionType, paymentStatus, status, text) => {
  const transaction = { transactionType, paymentStatus, status, rrrNo: null };
  expect(awaitsRrr(transaction)).toBe(text !== 'N/A');
  expect([rrrText(transaction, 'staff'), rrrText(transaction, 'client')]).toEqual([text, 'N/A']);
  expect(rrrText({ ...transaction, rrrNo: '140007752615' }, 'staff')).toBe('1400-0775-2615');
});

it('of several on one paper one to be paid stands for all, then one that goes on', () => {
  const due = { paymentStatus: 'Unpaid', status: 'Processing' };
  const paid = { paymentStatus: 'Paid', status: 'Processing' };
  const cancelled = { paymentStatus: 'Paid', status: 'Canceled' };
  expect(standsForAll([cancelled, paid, due])).toBe(due);
  expect(standsForAll([cancelled, paid])).toBe(paid);
  expect(standsForAll([cancelled])).toBe(cancelled);
});
