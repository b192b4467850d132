import type { listTransactions, QueryOf } from 'shared-api/contract';
import { paymentStatuses } from 'shared-api/rules';
import { Invalid } from '../../http/errors.ts';
import {
  type Filter,
  filter,
  whereOf as joined,
  ofAccount,
  optional,
  withinDays,
} from '../../lists/index.ts';
import type { TransactionType } from './transactionTypes.ts';

export interface TransactionQuery extends QueryOf<typeof listTransactions> {
  types: readonly TransactionType[];
  madeBy?: number | undefined;
  airportIds?: readonly number[] | undefined;
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
  const { types, clientId, madeBy, airportIds, paymentStatus, status, amountFrom, amountTo } = query;
  return [
    ofTypes(types),
    ...optional(clientId, (id) => ofAccount(id, 't.owner_id')),
    ...optional(madeBy, (member) => filter(member, (id) => `t.created_by = ${id}::bigint`)),
    ...optional(airportIds, atAirports),
    ...optional(paymentStatus, ofPaymentStatus),
    ...optional(status, ofStatus),
    ...withinDays('t.created_at', query),
    ...optional(amountFrom, (naira) =>
      filter(Math.ceil(naira * 100), (kobo) => `t.amount_kobo >= ${kobo}::bigint`),
    ),
    ...optional(amountTo, (naira) =>
      filter(Math.floor(naira * 100), (kobo) => `t.amount_kobo <= ${kobo}::bigint`),
    ),
  ];
}

export const whereOf = (query: TransactionQuery) => joined(filtersOf(query));
