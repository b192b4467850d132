import { existsSync, readFileSync, rmSync } from 'node:fs';
import { buildFrontEnd } from 'tooling/portal';
import { inRoot, runPlaywright } from 'tooling/programs';
import { table } from '../table.ts';

interface Interaction {
  readonly journey: string;
  readonly id: string;
  readonly what: string;
  readonly ms: number;
}

const shown = 10;
const journeys = [
  'main-job.spec',
  'specs/bookings.spec',
  'specs/registration',
  'live-wallet',
  'specs/keyboard',
  'booking-desk',
  'client-page',
  'staff-lists',
  'finance-office',
];

export const journeyInteractions = async (): Promise<string> => {
  await buildFrontEnd();
  const file = inRoot('.cache/journey-interactions.jsonl');
  rmSync(file, { force: true });
  const code = await runPlaywright('journeys', { JOURNEY_INTERACTIONS: file }, ['--workers=1', ...journeys]);
  if (code !== 0 || !existsSync(file)) throw new Error('The journeys could not be measured');
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const all: readonly Interaction[] = lines.map((line) => JSON.parse(line));
  // A click causes several events with the same id. The last recorded event is the slowest.
  const slowest = [...new Map(all.map((each) => [each.id, each])).values()]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, shown);
  return table(
    ['slowest presses and keys, 4× CPU slowdown (target 200 ms)', 'which', 'journey'],
    slowest.map(({ ms, what, journey }) => [`${ms} ms`, what, journey]),
  );
};
