import { nameSql, onlyRow } from '../db/index.ts';
import { accountEvents } from '../domains/accounts/index.ts';
import { job } from '../jobs/index.ts';
import { compose, type Recipient } from '../mail/compose.ts';
import type { Event, Person } from './event.ts';
import { events } from './events.ts';
import { letters } from './tell.ts';

export const letterJob = job(
  letters,
  async (context, { personId, event, data }, id) => {
    const { name, to, isRestricted, ...person } = onlyRow(
      await context.db.query<Person & Recipient & { isRestricted: boolean }>(
        `select u.id, u.status = 'Active' as "isActive", u.email as "to",
                coalesce(o.restricted_at, u.restricted_at) is not null as "isRestricted",
                case when u.email_verified_at is not null then ${nameSql('u')} end as name
           from users u left join users o on o.id = u.member_of where u.id = $1`,
        [personId],
      ),
    );
    if (isRestricted && !(event in accountEvents)) return;
    const { letter }: Event<never> = events[event];
    const drawn = await letter(data as never, context, person);
    if (drawn) await context.mailer.send(compose({ ...drawn, to, name }), id);
  },
  'mail',
);
