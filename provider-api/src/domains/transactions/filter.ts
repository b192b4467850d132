import type { TransactionType } from './transactionTypes.ts';

export interface TransactionFilter {
  types: readonly TransactionType[];
  userId?: number;
  airportIds?: readonly number[];
  paymentStatus?: string;
  search?: string;
}

const likeText = (text: string) => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

/** The filter as SQL over the view, with its parameters from $1 on. */
export function whereOf({ types, userId, airportIds, paymentStatus, search }: TransactionFilter) {
  const params: unknown[] = [types];
  const conditions = ['type = any($1::int[])'];
  const add = (value: unknown, condition: (place: string) => string) => {
    params.push(value);
    conditions.push(condition(`$${params.length}`));
  };
  if (userId !== undefined) add(userId, (place) => `application_user_id = ${place}`);
  if (airportIds) add(airportIds, (place) => `airport_id = any(${place}::int[])`);
  if (paymentStatus) add(paymentStatus.toLowerCase(), (place) => `lower(payment_status) = ${place}`);
  if (search?.trim())
    add(
      likeText(search),
      (place) => `(invoice_id ilike ${place} or invoice_no ilike ${place} or rrr like ${place}
        or application_user_id in (select id from users where business_name ilike ${place} or email ilike ${place}
                                      or concat_ws(' ', first_name, last_name) ilike ${place}))`,
    );
  return { where: conditions.join(' and '), params };
}
