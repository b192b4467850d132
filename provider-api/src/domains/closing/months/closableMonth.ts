import { closableAfterMs, monthBounds, monthLater, monthOf, monthsBetween } from 'shared-api/rules';
import type { Queryable } from '../../../db/index.ts';
import { Conflict, NotFound } from '../../../http/errors.ts';

export interface Books {
  first: string | undefined;
  next: string | undefined;
}

export async function booksOf(db: Queryable): Promise<Books> {
  const { begun, firstClosed, lastClosed } = await db.one<{
    begun: Date | null;
    firstClosed: string | null;
    lastClosed: string | null;
  }>(
    `select coalesce((select (opening_day + time '12:00') at time zone 'Africa/Lagos' from book_decisions
                         where kind = 'opening' and status = 'Approved'),
                       (select min(created_at) from journals)) as begun,
              to_char(min(month), 'YYYY-MM') as "firstClosed", to_char(max(month), 'YYYY-MM') as "lastClosed"
         from months where status = 'Closed'`,
  );
  if (firstClosed !== null && lastClosed !== null)
    return { first: firstClosed, next: monthLater(lastClosed, 1) };
  const first = begun ? monthOf(begun) : undefined;
  return { first, next: first };
}

const isDue = (month: string, now: Date): boolean =>
  now.getTime() >= monthBounds(month).to.getTime() + closableAfterMs;

export const isClosable = (month: string, { next }: Books, now: Date): boolean =>
  month === next && isDue(month, now);

export function expectClosable(month: string, books: Books, now: Date): void {
  const { first, next } = books;
  if (first === undefined || next === undefined || month < first || month > monthOf(now))
    throw new NotFound('The books have no such month');
  if (month < next) throw new Conflict('The month is closed', 'month_closed');
  if (month > next) throw new Conflict('Months are closed in their order: an earlier one is open');
  if (!isDue(month, now)) throw new Conflict('A month can be closed from a day after its end');
}

export const monthsOf = ({ first }: Books, now: Date): string[] =>
  first === undefined ? [] : monthsBetween(first, monthOf(now));
