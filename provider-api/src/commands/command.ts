import { ValidationError } from 'yup';
import type { Config } from '../config.ts';
import type { Database } from '../db/index.ts';
import { Refusal } from '../http/errors.ts';
import { openDatabase } from '../startup/openDatabase.ts';

const reasonOf = (thrown: unknown): string => {
  if (thrown instanceof ValidationError) return thrown.errors.join('; ');
  if (thrown instanceof Refusal) return Object.values(thrown.errors).flat().join('; ');
  return thrown instanceof Error ? thrown.message : String(thrown);
};

/** A failure is told in one sentence, without a stack trace. */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (thrown) {
    console.error(reasonOf(thrown));
    process.exitCode = 1;
  }
}

export async function withDatabase(config: Config, work: (db: Database) => Promise<void>): Promise<void> {
  const db = await openDatabase(config);
  try {
    await work(db);
  } finally {
    await db.close();
  }
}
