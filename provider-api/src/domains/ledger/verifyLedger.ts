import type { Queryable } from '../../db/index.ts';
import { type LedgerRule, ledgerRules } from './ledgerRules.ts';

export interface LedgerCheck extends Omit<LedgerRule, 'sql'> {
  inspected: number;
  wrong: number;
}

export async function verifyLedger(db: Queryable): Promise<LedgerCheck[]> {
  const checks: LedgerCheck[] = [];
  for (const { sql, ...rule } of ledgerRules) {
    const { inspected, wrong } = await db.one<{ inspected: unknown; wrong: unknown }>(sql);
    checks.push({ ...rule, inspected: Number(inspected), wrong: Number(wrong) });
  }
  return checks;
}
