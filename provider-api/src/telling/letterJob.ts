import type { AppContext } from '../appContext.ts';
import { nameSql } from '../db/index.ts';
import { accountEvents } from '../domains/accounts/index.ts';
import { privacyEvents } from '../domains/privacy/index.ts';
import { publish } from '../http/liveEvents.ts';
import { job } from '../jobs/index.ts';
import { compose, type Letter, type Recipient } from '../mail/compose.ts';
import type { Event, Person } from './event.ts';
import { events } from './events.ts';
import { letters, type Told } from './tell.ts';

/** The law requires that a restricted person is told about breaches and about requests too. */
const tellsRestricted = { ...accountEvents, ...privacyEvents };

/** The bell links only to pages of the portal: other links contain a secret or open another site. */
function pageOf({ action, links = [] }: Letter, publicUrl: string): string {
  const page = [...(action ? [action] : []), ...links].find(({ url }) => url.startsWith(`${publicUrl}/app/`));
  return page?.url.slice(publicUrl.length) ?? '/app/profile';
}

/**
 * The bell shows the message before the letter is sent, so that readers do not wait for a slow mail server.
 */
async function ringBell(
  { db, clock, config }: AppContext,
  { portalId, personId }: Told,
  letter: Letter,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.query(
      `update messages set state = 'sent', line = $2, link = $3, at = $4 where id = $1 and state = 'queued'`,
      [portalId, letter.subject, pageOf(letter, config.publicUrl), clock.now()],
    );
    if (rowCount > 0) await publish(tx, { type: 'message', id: portalId ?? null, userId: personId });
  });
}

async function forget({ db }: AppContext, ids: readonly (number | undefined)[]): Promise<void> {
  await db.query('delete from messages where id = any ($1::bigint[])', [ids]);
}

export const letterJob = job(
  letters,
  async (context, told, id) => {
    const { personId, event, data, messageId, portalId } = told;
    const { db, clock, mailer } = context;
    const { name, to, isSent, isErased, isRestricted, ...person } = await db.one<
      Person & Recipient & { isSent: boolean; isErased: boolean; isRestricted: boolean }
    >(
      `select u.id, u.status = 'Active' as "isActive", u.email as "to",
                u.erased_at is not null as "isErased",
                coalesce(o.restricted_at, u.restricted_at) is not null as "isRestricted",
                exists (select from messages where id = $2 and state = 'sent') as "isSent",
                case when u.email_verified_at is not null then ${nameSql('u')} end as name
           from users u left join users o on o.id = u.member_of where u.id = $1`,
      [personId, messageId],
    );
    if (isSent) return;
    if (isErased || (isRestricted && !(event in tellsRestricted)))
      return forget(context, [messageId, portalId]);
    const { letter, silent }: Event<never> = events[event];
    const drawn = await letter(data as never, context, person);
    if (!drawn) return forget(context, [messageId, portalId]);
    if (silent) await forget(context, [portalId]);
    else await ringBell(context, told, drawn);
    const note = (state: string) =>
      db.query('update messages set state = $2, at = $3 where id = $1', [messageId, state, clock.now()]);
    try {
      await mailer.send(compose({ ...drawn, to, name }), id);
    } catch (thrown) {
      await note('failed');
      throw thrown;
    }
    await note('sent');
  },
  'mail',
);
