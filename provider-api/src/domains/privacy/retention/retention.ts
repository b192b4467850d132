import { dayMs, type RetentionKey, type SettingValues, settingDefinitions } from 'shared-api/rules';
import type { AppContext } from '../../../appContext.ts';
import type { Queryable } from '../../../db/index.ts';
import { forgettingSet, notErased } from '../../../privacy/erasureSql.ts';
import type { PersonalTable, Removal } from '../../../privacy/PersonalTable.ts';
import { personalTables } from '../../../privacy/personalTables.ts';

const batch = 1000;

interface Task {
  readonly table: string;
  readonly days: RetentionKey;
  readonly act: 'delete' | { readonly set: string };
  readonly where: string;
}

const notRestricted = ({ account }: PersonalTable): readonly string[] =>
  account === undefined
    ? []
    : [
        `not exists (select from users u join users o on o.id in (u.id, u.member_of)
                      where u.id = ${account} and o.restricted_at is not null)`,
      ];

const whereOf = (table: PersonalTable, { since, when }: Removal, more: readonly string[]): string =>
  [`${since} < $1`, ...(when ? [when] : []), ...more, ...notRestricted(table)].join(' and ');

const tasks = Object.entries(personalTables).flatMap(([name, table]): readonly Task[] => [
  ...(table.removal && typeof table.removal.days === 'string'
    ? [
        {
          table: name,
          days: table.removal.days,
          act: 'delete' as const,
          where: whereOf(table, table.removal, []),
        },
      ]
    : []),
  ...(table.forgets ?? []).map((forgetting) => ({
    table: name,
    days: forgetting.days,
    act: { set: forgettingSet(table, forgetting) },
    where: whereOf(table, forgetting, [notErased(table, forgetting)]),
  })),
]);

export const labelOf = (key: RetentionKey): string => settingDefinitions[key].label;

/**
 * Data from before the returned time is removed. Returns undefined for 0 days, because the data is then kept for ever.
 */
export const before = (days: number, now: Date): Date | undefined =>
  days === 0 ? undefined : new Date(now.getTime() - days * dayMs);

async function countOld(db: Queryable, { table, where }: Task, past: Date): Promise<number> {
  const sql = `select count(*)::int as count from ${table} where ${where}`;
  return (await db.one<{ count: number }>(sql, [past])).count;
}

/** Each batch begins after the last id of the previous batch, so that a large table is read only once. */
async function forget({ db }: AppContext, { table, act, where }: Task, past: Date): Promise<number> {
  const doing = act === 'delete' ? `delete from ${table}` : `update ${table} set ${act.set}`;
  const sql = `${doing} where id in (
    select id from ${table} where id > $2 and ${where} order by id limit ${batch}) returning id`;
  let all = 0;
  let last = 0;
  for (;;) {
    const { rows } = await db.query<{ id: number }>(sql, [past, last]);
    all += rows.length;
    if (rows.length < batch) return all;
    last = Math.max(...rows.map(({ id }) => id));
  }
}

export async function forgetListed(context: AppContext, settings: SettingValues): Promise<number> {
  let all = 0;
  for (const task of tasks) {
    const past = before(settings[task.days], context.clock.now());
    if (past) all += await forget(context, task, past);
  }
  return all;
}

export interface DryRun {
  readonly what: string;
  readonly days: number;
  readonly count: number;
}

export async function dryRunListed(db: Queryable, settings: SettingValues, now: Date): Promise<DryRun[]> {
  const lines = new Map<RetentionKey, DryRun>();
  for (const task of tasks) {
    const days = settings[task.days];
    const past = before(days, now);
    const count = past ? await countOld(db, task, past) : 0;
    const so = lines.get(task.days)?.count ?? 0;
    lines.set(task.days, { what: labelOf(task.days), days, count: so + count });
  }
  return [...lines.values()];
}
