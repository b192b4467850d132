import type { RetentionKey, SettingValues } from 'shared-api/rules';
import type { AppContext } from '../../../appContext.ts';
import type { Queryable } from '../../../db/index.ts';
import { lockUser } from '../../accounts/index.ts';
import { eraseAccount } from '../erasure/eraseAccount.ts';
import { obstaclesOf } from '../erasure/obstacles.ts';
import { before, type DryRun, labelOf } from './retention.ts';

interface Rule {
  readonly days: RetentionKey;
  /** This SQL condition on the user `u` selects old accounts. $1 is the time before which an account is old. */
  readonly where: string;
}

const rules: readonly Rule[] = [
  {
    days: 'unverifiedDays',
    where: `u.email_verified_at is null and u.member_of is null and u.status <> 'Deactivated' and u.created_at < $1
      and not exists (select from payments p where p.owner_id = u.id and p.status = 'Paid' and p.amount_kobo > 0)`,
  },
  { days: 'rejectedDays', where: 'u.rejected_at < $1' },
  {
    days: 'deactivatedDays',
    where: `u.status = 'Deactivated' and greatest((
      select max(a.at) from audit a
       where a.subject_kind = 'user' and a.subject_id = u.id::text and a.action = 'user.status'), u.member_removed_at,
      u.created_at) < $1`,
  },
];

async function oldAccounts(db: Queryable, { where }: Rule, past: Date): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select u.id from users u
      where u.role = 'Client' and u.erased_at is null and ${where} order by u.id`,
    [past],
  );
  const free = [];
  for (const { id } of rows) if ((await obstaclesOf(db, id)).length === 0) free.push(id);
  return free;
}

async function eraseOld(context: AppContext, id: number): Promise<number> {
  try {
    return await context.db.transaction(async (tx) => {
      const user = await lockUser(tx, id);
      if (!user || user.isKept || (await obstaclesOf(tx, id)).length > 0) return 0;
      await eraseAccount(tx, context, user);
      return 1;
    });
  } catch (thrown) {
    // An account that cannot be erased must not stop the next accounts.
    context.log.error({ err: thrown, account: id }, 'an old account could not be erased');
    return 0;
  }
}

export async function eraseOldAccounts(context: AppContext, settings: SettingValues): Promise<number> {
  let all = 0;
  for (const rule of rules) {
    const past = before(settings[rule.days], context.clock.now());
    for (const id of past ? await oldAccounts(context.db, rule, past) : [])
      all += await eraseOld(context, id);
  }
  return all;
}

export async function dryRunAccounts(db: Queryable, settings: SettingValues, now: Date): Promise<DryRun[]> {
  const lines: DryRun[] = [];
  for (const rule of rules) {
    const days = settings[rule.days];
    const past = before(days, now);
    lines.push({
      what: labelOf(rule.days),
      days,
      count: past ? (await oldAccounts(db, rule, past)).length : 0,
    });
  }
  return lines;
}
