import { type Activity, type listActivities as endpoint, pageMeta } from 'shared-api/contract';
import { portalSettings } from 'shared-api/rules';
import { onlyRow } from '../../db/index.ts';
import { may } from '../../http/actor.ts';
import type { Verb } from '../../http/context.ts';

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

/** Own activities, for staff everybody's or one client's; newest first (G67, S16). */
export const listActivities: Verb<typeof endpoint> = async ({ db, actor }, { query }) => {
  const pageNumber = query.pageNumber ?? 1;
  const pageSize = query.pageSize ?? portalSettings.activitiesPageSize;
  const userId = may(actor, 'activities.readAll') ? (query.applicationUserId ?? null) : actor.id;
  const [counted, page] = await Promise.all([
    db.query<{ count: number }>(
      'select count(*) from activities where $1::bigint is null or user_id = $1::bigint',
      [userId],
    ),
    db.query<Row>(
      `select a.id, a.created_at as "dateCreated", a.description, u.business_name as "business_Name",
              u.first_name as "firstName", u.last_name as "lastName", u.email
         from activities a join users u on u.id = a.user_id
        where $1::bigint is null or a.user_id = $1::bigint
        order by a.created_at desc, a.id desc
        limit $2::int offset $3::bigint`,
      [userId, pageSize, (pageNumber - 1) * pageSize],
    ),
  ]);
  return {
    data: page.rows.map(toActivity),
    meta: pageMeta(pageNumber, onlyRow(counted).count, pageSize),
  };
};
