import { type Activity, type listActivities as endpoint, pageMeta } from 'shared-api/contract';
import { countedAtMost, portalSettings } from 'shared-api/rules';
import { onlyRow, prepared } from '../../db/index.ts';
import { type Actor, airportLimit, may } from '../../http/actor.ts';
import type { Verb } from '../../http/context.ts';
import { pageOffset } from '../../http/pageOffset.ts';

interface Row {
  id: number;
  dateCreated: Date;
  description: string;
  business_Name: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string;
}

const toActivity = ({ id, dateCreated, description, ...user }: Row): Activity => ({
  id,
  dateCreated: dateCreated.toISOString(),
  description,
  user,
});

/** What a narrowed reader reads; parameters that are null narrow nothing. */
const forReader = (from: number) =>
  `(a.needs is null or a.needs = any ($${from}::text[]))
   and (a.airport_id is null or $${from + 1}::int[] is null or a.airport_id = any ($${from + 1}::int[]))`;

const pageOf = (where: string) =>
  prepared(
    `select a.id, a.created_at as "dateCreated", a.description, u.business_name as "business_Name",
            u.first_name as "firstName", u.last_name as "lastName", u.email
       from activities a join users u on u.id = a.user_id
      where ${where}
      order by a.created_at desc, a.id desc
      limit $2::int offset $3::bigint`,
  );
const countOf = (where: string, most: number) =>
  prepared(
    `select count(*) as count from (select from activities a where ${where} limit ${most + 1}) counted`,
  );
const listOf = (where: string, most: number) => ({
  whole: { count: countOf(where, most), page: pageOf(where) },
  narrowed: {
    count: countOf(`${where} and ${forReader(2)}`, most),
    page: pageOf(`${where} and ${forReader(4)}`),
  },
  most,
});
/** Years of a busy company's; whoever has more reads the newest of them. */
const ofOne = listOf('a.user_id = $1::bigint', 10_000);
const ofEverybody = listOf('$1::bigint is null', countedAtMost);

const perPermission = ['transactions.readFunds', 'transactions.readRegistrations'] as const;

/** What narrows the activities of others, as it narrows their bookings and transactions (S19); undefined for nothing. */
function narrowing(actor: Actor) {
  const airportIds = airportLimit(actor);
  if (!airportIds && perPermission.every((permission) => may(actor, permission))) return undefined;
  return [actor.permissions, airportIds ?? null];
}

/** Own activities, for staff one client's, or everybody's, each as far as it is counted; newest first (G67, S16). */
export const listActivities: Verb<typeof endpoint> = async ({ db, actor }, { query }) => {
  const pageNumber = query.pageNumber ?? 1;
  const pageSize = query.pageSize ?? portalSettings.activitiesPageSize;
  const userId = may(actor, 'activities.readAll') ? (query.applicationUserId ?? null) : actor.id;
  const { whole, narrowed, most } = userId === null ? ofEverybody : ofOne;
  const reader = userId === actor.id ? undefined : narrowing(actor);
  const { count, page } = reader ? narrowed : whole;
  const offset = Math.min(pageOffset(pageNumber, pageSize), most);
  const [counted, { rows }] = await Promise.all([
    db.query<{ count: number }>(count, [userId, ...(reader ?? [])]),
    db.query<Row>(page, [userId, Math.min(pageSize, most - offset), offset, ...(reader ?? [])]),
  ]);
  const found = onlyRow(counted).count;
  const total = Math.min(found, most);
  return { data: rows.map(toActivity), meta: pageMeta(pageNumber, total, pageSize, found > total) };
};
