import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dayMs } from 'shared-api/rules';
import type { AppContext } from '../appContext.ts';
import { TestClock } from '../clock.ts';
import type { Tx } from '../db/index.ts';
import { createServer } from '../server.ts';
import { type SampleSignIn, sampleClients } from './sampleAccounts.ts';
import { seedAccounts } from './seedAccounts.ts';
import { seedHistory } from './seedHistory.ts';
import { seedApplicant, seedUnpaidBooking, seedUnpaidFunding } from './seedOpenWork.ts';
import { seedPayment } from './seedPayment.ts';
import { seedServices } from './seedServices.ts';

const fundedKobo: Record<string, readonly number[]> = {
  Corporate: [1_500_000_00, 500_000_00],
  Government: [500_000_00],
  Individual: [500_000_00],
  Family: [500_000_00],
};

async function seedFundings(tx: Tx, before: Date): Promise<void> {
  for (const { email, kind } of sampleClients) {
    const { rows } = await tx.query<{ id: number }>('select id from users where email = $1', [email]);
    for (const [index, amountKobo] of (fundedKobo[kind] ?? []).entries()) {
      const at = new Date(before.getTime() + (index + 1) * dayMs);
      for (const { id: userId } of rows) await seedPayment(tx, { kind: 'funding', userId, amountKobo, at });
    }
  }
}

function writeSignIns(dataDir: string, signIns: readonly SampleSignIn[]): void {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, 'sample-accounts.json');
  writeFileSync(`${file}.new`, `${JSON.stringify(signIns, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

async function seedPast(context: AppContext, signIns: readonly SampleSignIn[]): Promise<void> {
  const clock = new TestClock();
  const { fastify } = (await createServer({ ...context, clock })).api;
  try {
    const url = await fastify.listen({ port: 0, host: '127.0.0.1' });
    await seedHistory(url, { db: context.db, clock, signIns });
  } finally {
    await fastify.close();
  }
  // No messages about the sample history may be sent.
  await context.db.query('delete from outbox');
}

/**
 * Does nothing if there are users. The passwords are written to a file before the transaction is committed:
 * otherwise a crash could leave accounts whose passwords nobody knows.
 */
export async function seedSampleData(context: AppContext): Promise<void> {
  const { db, config } = context;
  const begunAt = new Date(Date.now() - 40 * dayMs);
  const signIns = await db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock(72710003)');
    const { rowCount } = await tx.query('select 1 from users limit 1');
    if (rowCount > 0) return undefined;
    await seedServices(tx, begunAt);
    const made = await seedAccounts(tx, context, begunAt);
    await seedFundings(tx, begunAt);
    await seedUnpaidBooking(tx, 'government@sample.example', begunAt);
    await seedUnpaidFunding(tx, 'family@sample.example', new Date(Date.now() - 12 * dayMs));
    await seedApplicant(tx, context, new Date(Date.now() - dayMs));
    writeSignIns(config.dataDir, made);
    return made;
  });
  if (!signIns) return;
  await seedPast(context, signIns);
}
