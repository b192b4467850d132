import { paymentListStatuses, paymentStatuses, type TransactionSort } from 'shared-api/rules';
import { Invalid } from '../../http/errors.ts';
import { type Condition, condition, whereOf as joined } from '../lists/index.ts';
import type { TransactionType } from './transactionTypes.ts';

export interface TransactionFilter {
  types: readonly TransactionType[];
  userId?: number | undefined;
  airportIds?: readonly number[] | undefined;
  paymentStatus?: string | undefined;
  /** As the list shows it. */
  status?: string | undefined;
  /** Days in Lagos, both ends included. */
  from?: string | undefined;
  to?: string | undefined;
  amountFromKobo?: number | undefined;
  amountToKobo?: number | undefined;
  search?: string | undefined;
  sort?: TransactionSort | undefined;
}

/** Which of the kept figures' kinds the types are; bookings are a figure of their own. */
const ofTypes = (types: readonly TransactionType[]): Condition =>
  types.length === 1
    ? condition(
        types[0],
        (type) => `t.type = ${type}::int`,
        () => ({}),
      )
    : condition(
        types,
        (given) => `t.type = any(${given}::int[])`,
        () => ({}),
      );

function ofPaymentStatus(given: string): Condition {
  const paymentStatus = paymentStatuses.find((known) => known.toLowerCase() === given.toLowerCase());
  if (!paymentStatus) throw new Invalid({ paymentStatus: ['Invalid selection'] });
  const statuses = paymentListStatuses.filter((status) => (status === 'Paid') === (paymentStatus === 'Paid'));
  return condition(
    paymentStatus,
    (parameter) => `t.payment_status = ${parameter}`,
    (figure) => (figure === 'payments' ? { statuses } : undefined),
  );
}

const made = {
  from: (day: string) =>
    condition(
      day,
      (from) => `t.created_at >= ${from}::date::timestamp at time zone 'Africa/Lagos'`,
      () => ({ from: day }),
    ),
  to: (day: string) =>
    condition(
      day,
      (to) => `t.created_at < (${to}::date + 1)::timestamp at time zone 'Africa/Lagos'`,
      () => ({ to: day }),
    ),
};

const ofStatus = (status: string): Condition =>
  condition(
    status,
    (parameter) => `t.status = ${parameter}`,
    () => ({ statuses: [status] }),
  );

/** Payments belong to no airport. */
const atAirports = (airportIds: readonly number[]): Condition =>
  condition(
    airportIds,
    (ids) => `t.airport_id = any(${ids}::int[])`,
    (figure) => (figure === 'payments' ? { kinds: [] } : { airportIds }),
  );

/** The conditions over the view `transactions t`; its search apart. */
export function conditionsOf(filter: TransactionFilter): Condition[] {
  const { types, userId, airportIds, paymentStatus, status, from, to, amountFromKobo, amountToKobo } = filter;
  return [
    ofTypes(types),
    ...(userId === undefined ? [] : [condition(userId, (id) => `t.application_user_id = ${id}::bigint`)]),
    ...(airportIds ? [atAirports(airportIds)] : []),
    ...(paymentStatus ? [ofPaymentStatus(paymentStatus)] : []),
    ...(status ? [ofStatus(status)] : []),
    ...(from ? [made.from(from)] : []),
    ...(to ? [made.to(to)] : []),
    ...(amountFromKobo === undefined
      ? []
      : [condition(amountFromKobo, (kobo) => `t.amount_kobo >= ${kobo}::bigint`)]),
    ...(amountToKobo === undefined
      ? []
      : [condition(amountToKobo, (kobo) => `t.amount_kobo <= ${kobo}::bigint`)]),
  ];
}

/** The filter as SQL over the view `transactions t`, with its parameters from $1 on. */
export const whereOf = (filter: TransactionFilter) => joined(conditionsOf(filter));
