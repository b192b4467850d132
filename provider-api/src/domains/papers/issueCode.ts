import type { Database, Tx } from '../../db/index.ts';
import { newCode } from './newCodes.ts';

/** A statement has its first and last day, other documents a number and a date. */
export interface PaperFacts {
  number?: string;
  /** The last day, for a statement. */
  date: string;
  from?: string;
  amountKobo: number;
}

interface Subject {
  kind: 'invoice' | 'receipt' | 'credit' | 'statement' | 'pack';
  /** The id of the payment, booking, later document or statement's client; for a pack the month, such as 202610. */
  id: number;
  part?: string;
}

interface Read {
  paper: Subject;
  facts: PaperFacts;
}

/** jsonb does not keep the order of keys, so they are sorted before the comparison. */
const textOf = (facts: PaperFacts): string => JSON.stringify(facts, Object.keys(facts).sort());

async function codeOf(tx: Tx, { paper, facts }: Read, now: Date): Promise<string> {
  const subject = [paper.kind, paper.id, paper.part ?? ''];
  const { rows } = await tx.query<{ code: string; version: number; facts: PaperFacts }>(
    `select code, version, facts from document_codes where kind = $1 and subject_id = $2 and part = $3
      order by version desc limit 1`,
    subject,
  );
  const [newest] = rows;
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
  /** Names the drawn document, such as `booking 21`: two callers that draw it at once wait for each other. */
  lock: string;
}

/** Gives a document its code: the same one as before while its facts are the same, otherwise a new one. */
export const issueCode = <T extends Read>(
  { db, now, lock }: Issuing,
  read: (tx: Tx) => Promise<T>,
): Promise<T & { code: string }> =>
  db.transaction(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('paper'), hashtext($1))`, [lock]);
    const found = await read(tx);
    return { ...found, code: await codeOf(tx, found, now) };
  });
