import type { NeedsDoing } from 'shared-api/contract';
import { lagosDate } from 'shared-api/rules';
import { may } from '../../http/actor.ts';
import type { Context, Input, Verb } from '../../http/context.ts';
import { bookingList } from '../bookings/index.ts';
import { clientList } from '../clients/index.ts';
import { paymentLists } from '../payments/index.ts';
import { requestList } from '../privacy/index.ts';
import { readScope, readType, transactionList } from '../transactions/index.ts';
import { addDays } from './span.ts';

type Task = NeedsDoing['tasks'][number];
type Query = Input<'needsDoing'>['query'];
type Waiting = Omit<Task, 'count'>;

/** Older bookings are left out, because the desk can no longer correct them. */
const metNoShowDays = 30;

function duties({ actor, clock }: Context, { airportId, unpaidDays = 7 }: Query): Waiting[] {
  const date = lagosDate(clock.now());
  const ofAirport = airportId === undefined ? {} : { airportId };
  const unpaid = (type: 1 | 2) => ({ type, status: 'Unpaid', to: addDays(date, -unpaidDays) });
  const from = addDays(date, -metNoShowDays);
  const all: (Waiting | false)[] = [
    may(actor, 'clients.status') && { task: 'reviews', list: 'clients', query: { status: 'Processing' } },
    may(actor, 'clients.edit') && {
      task: 'internationalRequests',
      list: 'clients',
      query: { asks: 'international' },
    },
    ...(may(actor, 'bookings.outcome')
      ? [
          { task: 'bookingsToday', list: 'bookings', query: { date, ...ofAirport } } as const,
          { task: 'withoutOfficer', list: 'bookings', query: { unassigned: true, ...ofAirport } } as const,
          { task: 'withoutOutcome', list: 'bookings', query: { overdue: true, ...ofAirport } } as const,
          // A passenger was met although the booking is No_Show, so the mark or the status is wrong.
          {
            task: 'metNoShow',
            list: 'bookings',
            query: { status: 'No_Show', met: true, from, ...ofAirport },
          } as const,
        ]
      : []),
    may(actor, 'payments.confirm') && { task: 'paymentsToLookAt', list: 'payments', query: {} },
    may(actor, 'transactions.readFunds') && {
      task: 'unpaidFundings',
      list: 'transactions',
      query: unpaid(2),
    },
    may(actor, 'transactions.readRegistrations') && {
      task: 'unpaidRegistrations',
      list: 'transactions',
      query: unpaid(1),
    },
    may(actor, 'privacy.handle') && {
      task: 'lateRequests',
      list: 'requests',
      query: { status: 'Open', overdue: true },
    },
  ];
  return all.filter((duty) => duty !== false);
}

function countOf(ctx: Context, { list, query }: Waiting): Promise<number> {
  const { type = 0, ...filters } = query;
  if (list === 'clients') return clientList.count(ctx, filters);
  if (list === 'payments') return paymentLists.attention.count(ctx, {});
  if (list === 'requests') return requestList.count(ctx, { state: 'Open', overdue: query.overdue });
  if (list === 'bookings') return bookingList.count(ctx, filters);
  return transactionList.count(ctx, {
    ...filters,
    types: [readType(type, ctx.actor)],
    ...readScope(ctx.actor),
  });
}

const toldOnlyIfAny: readonly string[] = [
  'internationalRequests',
  'lateRequests',
  'metNoShow',
  'paymentsToLookAt',
  'withoutOfficer',
];

export const needsDoing: Verb<'needsDoing'> = async (ctx, { query }) => {
  const tasks: Task[] = [];
  for (const { task, ...shown } of duties(ctx, query))
    tasks.push({ task, count: await countOf(ctx, { task, ...shown }), ...shown });
  return { data: { tasks: tasks.filter(({ task, count }) => count > 0 || !toldOnlyIfAny.includes(task)) } };
};
