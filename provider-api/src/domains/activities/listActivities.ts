import { activitiesPageSize } from 'shared-api/rules';
import { type Actor, may } from '../../http/actor.ts';
import type { Verb } from '../../http/context.ts';
import { defineList, filter, type ListQuery, ofAccount, optional, readBy } from '../../lists/index.ts';
import { airportLimit } from '../../permissions/airports.ts';

interface Row {
  id: number;
  dateCreated: Date;
  description: string;
  business_Name: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string;
}

const toActivity = ({ id, dateCreated, description, ...user }: Row) => ({
  id,
  dateCreated,
  description,
  user,
});

interface Query extends ListQuery {
  userId: number | undefined;
  /** Undefined means that the reader may read everything. An undefined `airportIds` means all airports. */
  limits: { permissions: readonly string[]; airportIds: readonly number[] | undefined } | undefined;
}

const activityList = defineList<Query, Row, 'date'>({
  from: 'activities a',
  id: 'a.id',
  orders: { date: ['a.created_at', 'a.id'] },
  sort: () => '-date',
  filters: ({ userId, limits }) => [
    ...optional(userId, (id) => ofAccount(id, 'a.user_id')),
    ...optional(limits?.permissions, (permissions) =>
      filter(permissions, (given) => `(a.needs is null or a.needs = any (${given}::text[]))`),
    ),
    ...optional(limits?.airportIds, (ids) =>
      filter(ids, (given) => `(a.airport_id is null or a.airport_id = any (${given}::int[]))`),
    ),
  ],
  read: readBy<Row>(
    `select a.id, a.created_at as "dateCreated", a.description, u.business_name as "business_Name",
            u.first_name as "firstName", u.last_name as "lastName", u.email
       from activities a join users u on u.id = a.user_id where a.id = any ($1::bigint[])`,
  ),
});

const perPermission = ['transactions.readFunds', 'transactions.readRegistrations'] as const;

function limitsOf(actor: Actor): Query['limits'] {
  const airportIds = airportLimit(actor);
  if (!airportIds && perPermission.every((permission) => may(actor, permission))) return undefined;
  return { permissions: actor.permissions, airportIds };
}

export const listActivities: Verb<'listActivities'> = async (ctx, { query }) => {
  const { actor } = ctx;
  const userId = may(actor, 'activities.readAll') ? query.applicationUserId : actor.id;
  const { data, meta } = await activityList.page(ctx, {
    pageNumber: query.pageNumber,
    pageSize: query.pageSize ?? activitiesPageSize,
    userId,
    limits: userId === actor.id ? undefined : limitsOf(actor),
  });
  return { data: data.map(toActivity), meta };
};
