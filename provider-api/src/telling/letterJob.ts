import { nameSql, onlyRow } from '../db/index.ts';
import { job } from '../jobs/index.ts';
import { compose, type Recipient } from '../mail/compose.ts';
import type { Event, Person } from './event.ts';
import { events } from './events.ts';
import { letters } from './tell.ts';

export const letterJob = job(
  letters,
  async (context, { personId, event, data }, id) => {
    const { name, to, ...person } = onlyRow(
      await context.db.query<Person & Recipient>(
        `select u.id, u.status = 'Active' as "isActive", u.email as "to",
                case when u.email_verified_at is not null then ${nameSql('u')} end as name
           from users u where u.id = $1`,
        [personId],
      ),
    );
    const { letter }: Event<never> = events[event];
    const drawn = await letter(data as never, context, person);
    if (drawn) await context.mailer.send(compose({ ...drawn, to, name }), id);
  },
  'mail',
);
