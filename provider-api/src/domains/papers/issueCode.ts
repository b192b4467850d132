import type { Database, Tx } from '../../db/index.ts';
import { newCode } from './newCodes.ts';

/**
 * A statement covers the days from `from` to `date`, and has no `number`. Other documents have a `number` and no
 * `from`.
 */
export interface PaperFacts {
  number?: string;
  date: string;
  from?: string;
  amountKobo: number;
}

interface Subject {
  kind: 'invoice' | 'receipt' | 'credit' | 'statement' | 'pack';
  /**
   * `id` belongs to a payment, a booking, a supplementary invoice or a credit note. For a statement, `id` belongs to
   * the client. For the pack of a month, `id` is the month as a number, for example 202610.
   */
  id: number;
  part?: string;
}

interface Read {
  paper: Subject;
  facts: PaperFacts;
}

/** PostgreSQL does not keep the order of jsonb keys, so the keys are sorted before the comparison. */
const textOf = (facts: PaperFacts): string => JSON.stringify(facts, Object.keys(facts).sort());

async function codeOf(tx: Tx, { paper, facts }: Read, now: Date): Promise<string> {
  const subject = [paper.kind, paper.id, paper.part ?? ''];
  const newest = await tx.first<{ code: string; version: number; facts: PaperFacts }>(
    `select code, version, facts from document_codes where kind = $1 and subject_id = $2 and part = $3
      order by version desc limit 1`,
    subject,
  );
  if (newest && textOf(newest.facts) === textOf(facts)) return newest.code;
  const code = newCode();
  await tx.query(
    `insert into document_codes (code, kind, subject_id, part, version, facts, issued_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [code, ...subject, (newest?.version ?? 0) + 1, JSON.stringify(facts), now],
  );
  return code;
}

interface Issuing {
  db: Database;
  now: Date;
  /** `lock` names the document, for example `booking 21`. Calls with the same name run one after another. */
  lock: string;
}

/** A document gets a new code only if its facts change. */
export const issueCode = <T extends Read>(
  { db, now, lock }: Issuing,
  read: (tx: Tx) => Promise<T>,
): Promise<T & { code: string }> =>
  db.transaction(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('paper'), hashtext($1))`, [lock]);
    const found = await read(tx);
    return { ...found, code: await codeOf(tx, found, now) };
  });
