import { lagosDate, lagosInstant } from 'shared-api/rules';
import { SmsRefused } from '../../adapters/sms/Texter.ts';
import { texterOf } from '../../adapters/sms/texterOf.ts';
import type { AppContext } from '../../appContext.ts';
import type { Tx } from '../../db/index.ts';
import { staffWith } from '../../domains/accounts/index.ts';
import { enqueue, job } from '../../jobs/index.ts';
import { portalLinks } from '../../portalLinks.ts';
import { readSettings } from '../../settings/index.ts';
import type { Event, Sms } from '../event.ts';
import { events } from '../events.ts';
import { type Texted, tell, texts } from '../tell.ts';
import { numberKey } from './numberKey.ts';
import { heldUntil, wholeText } from './smsText.ts';

const perNumber = 5;
const perClient = 50;

interface Reader {
  bookingId: number | null;
  ownerId: number;
  /** Null means that the number was removed, or that the account is erased or restricted and gets no SMS. */
  number: string | null;
}

async function readerOf({ db }: AppContext, texted: Texted): Promise<Reader | undefined> {
  return db.first<Reader>(
    `select m.booking_ids[1] as "bookingId", owner.id as "ownerId",
            case when owner.erased_at is null and owner.restricted_at is null
                 then coalesce($2::text, u.sms_number, '+234' || right(p.mobile_number, 10)) end as number
       from messages m
       left join users u on u.id = m.person_id
       left join passengers p on p.id = m.passenger_id and p.sms_agreed and p.removed_at is null
       left join bookings b on b.id = m.booking_ids[1]
       join users owner on owner.id = coalesce(u.member_of, u.id, b.owner_id)
      where m.id = $1 and m.state in ('queued', 'held')`,
    [texted.messageId, 'number' in texted ? texted.number : null],
  );
}

function drawn(context: AppContext, texted: Texted, bookingId: number | null) {
  if ('code' in texted) return { text: `${texted.code} is your code for text messages.`, link: '' };
  const { sms }: Event<never> = events[texted.event];
  return sms?.(texted.data as never, context, bookingId);
}

/**
 * The lock makes the servers count the sent SMS one after another. Without the lock, two servers could
 * together send more SMS than the limits allow.
 */
async function isSuppressed(tx: Tx, context: AppContext, key: string, ownerId: number): Promise<boolean> {
  const today = lagosDate(context.clock.now());
  const { smsDaily } = await readSettings(tx, context.config);
  await tx.query(`select pg_advisory_xact_lock(hashtext('sms of a day'))`);
  const { isStopped } = await tx.one<{ isStopped: boolean }>(
    `insert into sms_stops (number_key) values ($1)
       on conflict (number_key) do update set number_key = excluded.number_key
       returning stopped_at is not null as "isStopped"`,
    [key],
  );
  const sent = await tx.one<{ number: number; client: number; all: number }>(
    `select count(*) filter (where number_key = $1) as number, count(*) filter (where owner_id = $2) as client,
              count(*) as all
         from messages where channel = 'sms' and state in ('sent', 'delivered', 'failed') and at >= $3`,
    [key, ownerId, lagosInstant(today, '00:00')],
  );
  const isFull = sent.all >= smsDaily;
  if (isFull && smsDaily > 0)
    for (const { id } of await staffWith(tx, 'settings.edit'))
      await tell(tx, id, 'sms.limit', { smsDaily }, today);
  return isStopped || isFull || sent.number >= perNumber || sent.client >= perClient;
}

/** The SMS is marked as sent before it is sent: if the server stops in between, nobody gets the SMS twice. */
const claim = (context: AppContext, texted: Texted, { ownerId }: Reader, number: string, sms: Sms) =>
  context.db.transaction(async (tx): Promise<string | undefined> => {
    const key = await numberKey(tx, context, number);
    const suppressed = await isSuppressed(tx, context, key, ownerId);
    const text = wholeText(sms, portalLinks.stop(context.config, key));
    // A code must not be readable later.
    const kept = suppressed || 'code' in texted ? null : text;
    await tx.query(
      `update messages set state = $2, at = $3, text = $4, number_key = $5, last_four = $6, owner_id = $7
        where id = $1`,
      [
        texted.messageId,
        suppressed ? 'suppressed' : 'sent',
        context.clock.now(),
        ...[kept, key, number.slice(-4), ownerId],
      ],
    );
    return suppressed ? undefined : text;
  });

export const smsJob = job(
  texts,
  async (context, texted) => {
    const { db, clock } = context;
    const { messageId } = texted;
    const mark = (state: string) =>
      db.query('update messages set state = $2, at = $3 where id = $1', [messageId, state, clock.now()]);
    const reader = await readerOf(context, texted);
    if (!reader) return;
    const { number, bookingId } = reader;
    const texter = texterOf(context);
    if (!texter || number === null) return void (await mark('suppressed'));
    const sms: Sms | undefined = await drawn(context, texted, bookingId);
    if (!sms) return void (await db.query('delete from messages where id = $1', [messageId]));
    const until = 'code' in texted ? undefined : heldUntil(clock.now(), sms.flightAt);
    if (until) {
      await mark('held');
      const delayMs = until.getTime() - clock.now().getTime();
      return db.transaction((tx) => enqueue(tx, texts, texted, { delayMs }));
    }
    const text = await claim(context, texted, reader, number, sms);
    if (text === undefined) return;
    try {
      const { providerId, kobo } = await texter.send(number, text, messageId);
      await db.query('update messages set provider_id = $2, kobo = $3 where id = $1', [
        messageId,
        providerId,
        kobo,
      ]);
    } catch (thrown) {
      if (thrown instanceof SmsRefused) return void (await mark('failed'));
      await mark('queued');
      throw thrown;
    }
  },
  'sms',
);
