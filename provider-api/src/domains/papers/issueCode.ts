import type { Database, Tx } from '../../db/index.ts';
import { newCode } from './newCodes.ts';

/** A statement says its days, any other paper its number and date. */
export interface PaperFacts {
  number?: string;
  /** It is the last day of a statement. */
  date: string;
  from?: string;
  amountKobo: number;
}

interface Subject {
  kind: 'invoice' | 'receipt' | 'credit' | 'statement' | 'pack';
  /** It is the id of the payment, booking, booking's paper or the statement's client, or a month as 202610. */
  id: number;
  part?: string;
}

interface Read {
  paper: Subject;
  facts: PaperFacts;
}

/** The database keeps the keys in order. */
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
  /** It names what is drawn, such as `booking 21`: of two who draw it at once one reads after the other. */
  lock: string;
}

/** Reads what a paper prints and gives it its code: the same one while the facts are the same, a new one otherwise. */
export const issueCode = <T extends Read>(
  { db, now, lock }: Issuing,
  read: (tx: Tx) => Promise<T>,
): Promise<T & { code: string }> =>
  db.transaction(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('paper'), hashtext($1))`, [lock]);
    const found = await read(tx);
    return { ...found, code: await codeOf(tx, found, now) };
  });
