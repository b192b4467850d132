import type { ownLooks as endpoint, ReplyOf } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { actsForAccount } from './ownData.ts';

type Look = ReplyOf<typeof endpoint>[number];

const most = 50;

/** For each colleague who looked at the user's data, the reply has the role and no name. */
export const ownLooks: Verb<'ownLooks'> = async ({ db, clock, actor }) => {
  const of = actsForAccount(actor) ? actor.ownerId : actor.id;
  const yearAgo = new Date(clock.now().getTime() - 365 * 86_400_000);
  const data = await db.all<Omit<Look, 'at'> & { at: Date }>(
    `select a.at, u.role as by,
            case a.action when 'client.file.read' then 'document'
                          when 'client.identification.read' then 'identification' else 'bankAccount' end as what
       from audit a join users u on u.id = a.actor_id
      where a.at > $2
        and ((a.subject_kind = 'user' and a.subject_id = $1::text
              and a.action in ('client.file.read', 'client.identification.read'))
             or (a.subject_kind = 'payout' and a.action = 'payout.account.read'
                 and a.subject_id in (select p.id::text from payouts p where p.owner_id = $1::bigint)))
      order by a.at desc, a.id desc limit ${most}`,
    [of, yearAgo],
  );
  return { data };
};
