import { type Load, LoadGenerator } from '../portal/LoadGenerator.ts';
import type { TestEnvironment } from '../portal/testEnvironment.ts';
import { countBookings, verifyNothingLost } from './verifyNothingLost.ts';

type Statuses = Readonly<Record<string, number>>;

/** Calls may fail during `work`, but no acknowledged change may be lost. */
export async function underLoad(
  { portal: { url }, accounts }: TestEnvironment,
  work: () => Promise<void>,
  further: Partial<Load> = {},
): Promise<{ readonly load: LoadGenerator; readonly statuses: Statuses; readonly kept: string }> {
  const options = { url, accounts, workers: 4, pauseMs: 20, ...further };
  const before = await countBookings(options.url, accounts.clients);
  const load = new LoadGenerator(options).start();
  await work();
  await load.stop();
  // The counts are copied before the checks, whose own calls must not be counted.
  const statuses = { ...load.statuses };
  return { load, statuses, kept: await verifyNothingLost(options.url, load, before) };
}

export function expectAllAnswered({ 200: _answered, ...others }: Statuses, beside: string): void {
  if (Object.keys(others).length > 0)
    throw new Error(`Calls failed beside ${beside}: ${JSON.stringify(others)}`);
}
