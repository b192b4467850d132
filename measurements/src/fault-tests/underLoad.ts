import { type Load, LoadGenerator } from '../portal/LoadGenerator.ts';
import type { TestEnvironment } from '../portal/testEnvironment.ts';
import { countBookings, verifyNothingLost } from './verifyNothingLost.ts';

type Statuses = Readonly<Record<string, number>>;

interface Outcome<Done> {
  readonly done: Done;
  readonly load: LoadGenerator;
  readonly statuses: Statuses;
  readonly kept: string;
}

/** Calls may fail during `work`, but no acknowledged change may be lost. */
export async function underLoad<Done>(
  { portal: { url }, accounts }: TestEnvironment,
  work: () => Promise<Done>,
  further: Partial<Load> = {},
): Promise<Outcome<Done>> {
  const options = { url, accounts, workers: 4, pauseMs: 20, ...further };
  const before = await countBookings(options.url, accounts.clients);
  const load = new LoadGenerator(options).start();
  const done = await work();
  await load.stop();
  // The counts are copied before the checks, whose own calls must not be counted.
  const statuses = { ...load.statuses };
  return { done, load, statuses, kept: await verifyNothingLost(options.url, load, before) };
}

export function expectAllAnswered({ 200: _answered, ...others }: Statuses, beside: string): void {
  if (Object.keys(others).length > 0)
    throw new Error(`Calls failed beside ${beside}: ${JSON.stringify(others)}`);
}
