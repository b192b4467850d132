import type { SettingValues } from 'shared-api/rules';
import type { AppContext } from '../../../appContext.ts';
import type { Tx } from '../../../db/index.ts';
import { enqueue } from '../../../jobs/index.ts';
import { erasingSet } from '../../../privacy/erasing.ts';
import { personalTables } from '../../../privacy/personalTables.ts';
import { accountKeys } from '../../../privacy/tables/kinds.ts';
import { SealedColumn } from '../../../secrets/index.ts';
import { deleteFiles, nameOf, type UserRow } from '../../accounts/index.ts';

export const payerNames = new SealedColumn('erasures', 'payer_name');

const dayMs = 86_400_000;

/** The tables that others are found by come last: their rows name the person until then. */
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

/** Sentences about others name the person too, as do letters to staff and replies that were kept for them. */
async function eraseMentions(tx: Tx, user: UserRow): Promise<void> {
  const erased = `Erased ${user.memberOf === null ? 'client' : 'member'} ${user.id}`;
  const own = [user.firstName, user.lastName].filter(Boolean).join(' ');
  for (const word of new Set([nameOf(user), own, user.email].filter(Boolean))) {
    await tx.query(
      'update activities set description = replace(description, $1, $2) where position($1 in description) > 0',
      [word, erased],
    );
    await tx.query(
      'update idempotency_keys set reply = replace(reply::text, $1, $2)::json where position($1 in reply::text) > 0',
      [JSON.stringify(word).slice(1, -1), erased],
    );
    await tx.query('delete from outbox where failed_at is not null and position($1 in payload::text) > 0', [
      word,
    ]);
    await tx.query('delete from mailbox where position($1 in text_body) > 0', [word]);
  }
}

/** Staff searched their lists by a part of a name, too. */
async function eraseSearches(tx: Tx, user: UserRow): Promise<void> {
  const words = [user.business_Name, user.firstName, user.lastName, user.email, user.phoneNumber];
  await tx.query(
    `update audit set after = erased_keys(after, $2, 'Erased')
      where subject_kind = 'list' and after ->> 'search' is not null
        and exists (select from unnest($1::text[]) word where position(search_text(word) in search_text(after ->> 'search')) > 0)`,
    [words.filter(Boolean), accountKeys],
  );
}

/**
 * Everything that tells of a client with its members, or of one member, goes as the list of personal data says. The books,
 * the numbers and who of staff did what stay. The log names its number, for whoever restores an older backup.
 */
export async function eraseAccount(
  tx: Tx,
  { clock, log }: Pick<AppContext, 'clock' | 'log'>,
  user: UserRow,
): Promise<void> {
  await enqueue(tx, deleteFiles, { userId: user.id });
  await eraseListed(tx, user);
  await eraseMentions(tx, user);
  await eraseSearches(tx, user);
  await tx.query(`update users set status = 'Deactivated', erased_at = $2 where id = $1`, [
    user.id,
    clock.now(),
  ]);
  log.info({ event: 'erased', account: user.id }, 'erased an account');
}

/** The duty of the books: whom a receipt was made out to, sealed, for as long as the setting says. */
export function payerKept(
  { clock, secrets }: Pick<AppContext, 'clock' | 'secrets'>,
  user: UserRow,
  { payerDays }: SettingValues,
) {
  if (payerDays === 0 || user.memberOf !== null) return { name: null, until: null };
  return {
    name: payerNames.seal(secrets, nameOf(user)),
    until: new Date(clock.now().getTime() + payerDays * dayMs),
  };
}
