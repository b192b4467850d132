import type { AppContext } from '../../../appContext.ts';
import { lockUser } from '../../accounts/index.ts';
import { eraseAccount } from './eraseAccount.ts';

/** Reads a log of the portal, or a list of ids with one id per line. */
export const erasedIds = (text: string): number[] =>
  text.split('\n').flatMap((line) => {
    if (/^\d+$/.test(line.trim())) return [Number(line)];
    const logged = /"event":"erased".*"account":(\d+)|"account":(\d+).*"event":"erased"/.exec(line);
    return logged ? [Number(logged[1] ?? logged[2])] : [];
  });

/** Erases accounts again after the restore of a backup. Returns the number of erased accounts. */
export async function eraseAgain(
  context: Pick<AppContext, 'db' | 'clock' | 'config' | 'log' | 'secrets'>,
  ids: readonly number[],
): Promise<number> {
  let done = 0;
  for (const id of ids)
    await context.db.transaction(async (tx) => {
      const user = await lockUser(tx, id);
      const { rowCount } = await tx.query('select from users where id = $1 and erased_at is null', [id]);
      if (user?.role !== 'Client' || rowCount === 0) return;
      await tx.query('update users set restricted_at = null, restriction_reason = null where id = $1', [id]);
      await eraseAccount(tx, context, user);
      done += 1;
    });
  return done;
}
