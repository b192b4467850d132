import type { ReviewsWaiting } from 'shared-api/contract';
import { nairaFromKobo } from 'shared-api/rules';
import type { Queryable } from '../../db/index.ts';

const shown = 5;
const weekMs = 7 * 24 * 60 * 60 * 1000;

const decided = (db: Queryable, since: Date) =>
  db.one<{ approved: number; rejected: number }>(
    `select count(*) filter (where after ->> 'status' = 'Active') as approved,
            count(*) filter (where after ->> 'status' = 'Inactive') as rejected
       from audit
      where action = 'user.status' and at >= $1 and before ->> 'status' in ('New', 'Processing')`,
    [since],
  );

interface Applicant {
  id: number;
  name: string;
  kind: string;
  registeredAt: Date;
  documents: number;
  feeKobo: number | null;
  feeStatus: string | null;
}

async function oldestApplicants(db: Queryable): Promise<ReviewsWaiting['applicants']> {
  const { rows } = await db.query<Applicant>(
    `select u.id, coalesce(u.business_name, concat_ws(' ', u.first_name, u.last_name)) as name,
            case when u.is_family then 'Family' else u.category end as kind, u.created_at as "registeredAt",
            (select count(*) from client_files f where f.user_id = u.id) as documents,
            fee.amount_kobo as "feeKobo", fee.shown_status as "feeStatus"
       from users u
       left join lateral (select amount_kobo, shown_status from payments
                           where owner_id = u.id and type = 1 and amount_kobo > 0
                           order by created_at desc, id desc limit 1) fee on true
      where u.status = 'Processing' and u.role = 'Client' and u.member_of is null
      order by u.created_at, u.id limit ${shown}`,
  );
  return rows.map(({ registeredAt, feeKobo, feeStatus, ...applicant }) => ({
    ...applicant,
    dateCreated: registeredAt.toISOString(),
    fee: feeKobo === null ? null : { amount: nairaFromKobo(feeKobo), status: feeStatus ?? '' },
  }));
}

export async function reviewsWaiting(db: Queryable, now: Date): Promise<ReviewsWaiting> {
  const [counts, applicants] = await Promise.all([
    decided(db, new Date(now.getTime() - weekMs)),
    oldestApplicants(db),
  ]);
  return { ...counts, applicants };
}
