import { dayMs } from 'shared-api/rules';
import type { AppContext } from '../../../appContext.ts';
import type { Tx } from '../../../db/index.ts';
import { enqueue } from '../../../jobs/index.ts';
import { erasingSet } from '../../../privacy/erasureSql.ts';
import { personalTables } from '../../../privacy/personalTables.ts';
import { accountKeys } from '../../../privacy/tables/kinds.ts';
import { SealedColumn } from '../../../secrets/index.ts';
import { readSettings } from '../../../settings/index.ts';
import { deleteFiles, nameOf, type UserRow } from '../../accounts/index.ts';

export const payerNames = new SealedColumn('users', 'payer_name');

/** The tables are erased from last to first, because the SQL condition of a table may read an earlier table. */
const inOrder = Object.entries(personalTables).reverse();

async function eraseListed(tx: Tx, { id, memberOf }: UserRow): Promise<void> {
  for (const [name, table] of inOrder) {
    const rows = memberOf === null ? table.ofAccount : table.ofPerson;
    if (rows === undefined) continue;
    const set = erasingSet(table);
    if (table.rowsGo) await tx.query(`delete from ${name} where ${rows}`, [id]);
    else if (set) await tx.query(`update ${name} set ${set} where ${rows}`, [id]);
  }
}

/**
 * The descriptions and stored replies of the organisation, the stored replies of staff, and letters can also contain the
 * name of the person. The name can be a common word or a number, so the records of other clients stay unchanged.
 */
async function eraseMentions(tx: Tx, user: UserRow): Promise<void> {
  const erased = `Erased ${user.memberOf === null ? 'client' : 'member'} ${user.id}`;
  const organisation = user.memberOf ?? user.id;
  const own = [user.firstName, user.lastName].filter(Boolean).join(' ');
  for (const word of new Set([nameOf(user), own, user.email].filter(Boolean))) {
    await tx.query(
      `update activities set description = replace(description, $1, $2)
        where user_id in (select id from users where id = $3 or member_of = $3) and position($1 in description) > 0`,
      [word, erased, organisation],
    );
    // The row stays without its reply, because without the row a repeated request would take effect twice.
    await tx.query(
      `update idempotency_keys set reply = null
        where actor_id in (select id from users where id = $2 or member_of = $2 or role <> 'Client')
          and position($1 in reply::text) > 0`,
      [JSON.stringify(word).slice(1, -1), organisation],
    );
    await tx.query(
      `delete from outbox where failed_at is not null and exists (
         select from jsonb_path_query(payload, '$.** ? (@.type() == "string")') text
          where position($1 in text #>> '{}') > 0)`,
      [word],
    );
    await tx.query('delete from mailbox where position($1 in text_body) > 0', [word]);
  }
}

/** Staff may have searched for the name of the account or of a passenger. The audit contains these searches. */
async function eraseSearches(tx: Tx, user: UserRow): Promise<void> {
  const words = [user.business_Name, user.firstName, user.lastName, user.email, user.phoneNumber];
  await tx.query(
    `with words as (
       select unnest($1::text[]) as word
       union select unnest(array[first_name, last_name, mobile_number]) from passengers p join bookings b on b.id = p.booking_id
              where b.owner_id = $3 or b.created_by = $3
     )
     update audit set after = erased_keys(after, $2, 'Erased')
      where subject_kind = 'list' and after ->> 'search' is not null
        and exists (select from words where length(word) > 0
                     and position(search_text(word) in search_text(after ->> 'search')) > 0)`,
    [words, accountKeys, user.id],
  );
}

type Erasing = Pick<AppContext, 'clock' | 'config' | 'log' | 'secrets'>;

/**
 * The law on accounting records requires the payer's name, so the name is stored encrypted. Returns the number of days
 * for which the name is kept.
 */
async function keepPayer(tx: Tx, { clock, config, secrets }: Erasing, user: UserRow): Promise<number> {
  const { payerDays } = await readSettings(tx, config);
  if (payerDays === 0) return 0;
  const { rowCount } = await tx.query(
    `update users u set payer_name = $2, payer_kept_until = $3
      where id = $1 and (exists (select from payments p where p.owner_id = u.id and p.status = 'Paid' and p.amount_kobo > 0)
                         or exists (select from bookings b where b.owner_id = u.id))`,
    [user.id, payerNames.seal(secrets, nameOf(user)), new Date(clock.now().getTime() + payerDays * dayMs)],
  );
  return rowCount > 0 ? payerDays : 0;
}

/**
 * Returns the number of days for which the payer's name is kept. The log has the account's id, because the erasure must
 * be repeated after the restore of an older backup.
 */
export async function eraseAccount(tx: Tx, context: Erasing, user: UserRow): Promise<number> {
  const { clock, config, log } = context;
  await enqueue(tx, deleteFiles, { userId: user.id });
  await eraseSearches(tx, user);
  await eraseListed(tx, user);
  await eraseMentions(tx, user);
  await tx.query(
    `update users set status = 'Deactivated', erased_at = $2, erasure_waits_for = $3 where id = $1`,
    [user.id, clock.now(), config.teamServices.map(({ name }) => name)],
  );
  const days = await keepPayer(tx, context, user);
  log.info({ event: 'erased', account: user.id }, 'erased an account');
  return days;
}
