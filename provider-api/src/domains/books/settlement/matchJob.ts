import type { AppContext } from '../../../appContext.ts';
import { publish } from '../../../http/liveEvents.ts';
import { job, type PeriodicJob } from '../../../jobs/index.ts';
import { lockBooks, matchLines, matchStale, staleFiles } from './matchLines.ts';

interface Payload {
  fileId: number;
}

/** A settlement file alone credits nobody, so the gateway is asked about listed payments that are still unpaid. */
const askGateway = `
  update payments set next_check_at = $2
   where id in (select payment_id from settlement_lines
                 where file_id = $1 and state = 'unpaid' and resolved is null)
     and status = 'Unpaid' and not to_suspense`;

export const matchJob = job<Payload>('books.match', async ({ db, clock }, { fileId }) => {
  await db.transaction(async (tx) => {
    await lockBooks(tx);
    await matchLines(tx, fileId);
    await tx.query(`update settlement_files set state = 'Read' where id = $1`, [fileId]);
    await tx.query(askGateway, [fileId, clock.now()]);
    await publish(tx, { type: 'books', id: fileId, staff: true });
  });
});

export async function matchPaid({ db }: AppContext): Promise<void> {
  if ((await staleFiles(db)).length === 0) return;
  await db.transaction(async (tx) => {
    await lockBooks(tx);
    await matchStale(tx);
  });
}

export const matchAgain: PeriodicJob = {
  kind: 'books.matchPaid',
  everyMs: 60_000,
  run: matchPaid,
};
