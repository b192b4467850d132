import { paymentStatuses, type TransactionSort } from 'shared-api/rules';
import { Invalid } from '../../http/errors.ts';
import {
  type Filter,
  filter,
  whereOf as joined,
  type ListQuery,
  ofAccount,
  optional,
  withinDays,
} from '../../lists/index.ts';
import type { TransactionType } from './transactionTypes.ts';

export interface TransactionQuery extends ListQuery {
  types: readonly TransactionType[];
  userId?: number | undefined;
  madeBy?: number | undefined;
  airportIds?: readonly number[] | undefined;
  paymentStatus?: string | undefined;
  status?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  amountFromKobo?: number | undefined;
  amountToKobo?: number | undefined;
  sort?: TransactionSort | undefined;
}

const ofTypes = (types: readonly TransactionType[]): Filter =>
  types.length === 1
    ? filter(types[0], (type) => `t.type = ${type}::int`)
    : filter(types, (given) => `t.type = any(${given}::int[])`);

function ofPaymentStatus(given: string): Filter {
  const paymentStatus = paymentStatuses.find((known) => known.toLowerCase() === given.toLowerCase());
  if (!paymentStatus) throw new Invalid({ paymentStatus: ['Invalid selection'] });
  return filter(paymentStatus, (parameter) => `t.payment_status = ${parameter}`);
}

const ofStatus = (status: string): Filter => filter(status, (parameter) => `t.status = ${parameter}`);

/** Only bookings have an airport, so this filter excludes payments. */
const atAirports = (airportIds: readonly number[]): Filter =>
  filter(airportIds, (ids) => `t.airport_id = any(${ids}::int[])`);

/** The filters need the alias `t` of the view `transactions`. */
export function filtersOf(query: TransactionQuery): Filter[] {
  const { types, userId, madeBy, airportIds, paymentStatus, status, amountFromKobo, amountToKobo } = query;
  return [
    ofTypes(types),
    ...optional(userId, (id) => ofAccount(id, 't.owner_id')),
    ...optional(madeBy, (member) => filter(member, (id) => `t.created_by = ${id}::bigint`)),
    ...optional(airportIds, atAirports),
    ...optional(paymentStatus, ofPaymentStatus),
    ...optional(status, ofStatus),
    ...withinDays('t.created_at', query),
    ...optional(amountFromKobo, (from) => filter(from, (kobo) => `t.amount_kobo >= ${kobo}::bigint`)),
    ...optional(amountToKobo, (to) => filter(to, (kobo) => `t.amount_kobo <= ${kobo}::bigint`)),
  ];
}

export const whereOf = (query: TransactionQuery) => joined(filtersOf(query));
