import { setTimeout as pause } from 'node:timers/promises';

const lookEveryMs = 500;
const checkpointEveryMs = 60_000;
const nightlyHourUtc = 2;

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

interface Upkeep {
  hasRoom: () => Promise<boolean>;
  run: (sql: string) => Promise<unknown>;
  isLost: () => boolean;
  refuseWrites: (refused: boolean) => Promise<void>;
}

/** PGlite has no background processes, so the portal itself must run checkpoints and vacuum. */
export function startUpkeep({ hasRoom, run, isLost, refuseWrites }: Upkeep): () => void {
  const stopping = new AbortController();
  let refused = false;
  let checkedAt = performance.now();
  let vacuumedOn = dayOf(new Date());

  async function look(): Promise<void> {
    if (isLost()) await run('select 1');
    const scarce = !(await hasRoom());
    if (scarce !== refused) await refuseWrites(scarce);
    refused = scarce;
    if (scarce || performance.now() - checkedAt < checkpointEveryMs) return;
    checkedAt = performance.now();
    await run('checkpoint');
    const now = new Date();
    if (dayOf(now) === vacuumedOn || now.getUTCHours() < nightlyHourUtc) return;
    vacuumedOn = dayOf(now);
    await run('vacuum analyze');
  }
  async function keepLooking(): Promise<void> {
    const { signal } = stopping;
    while (!signal.aborted) {
      await pause(lookEveryMs, undefined, { ref: false, signal }).catch(() => {});
      // The next round opens a database that failed again.
      if (!signal.aborted) await look().catch(() => {});
    }
  }
  void keepLooking();
  return () => stopping.abort();
}
