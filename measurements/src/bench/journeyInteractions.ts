import { readFileSync, rmSync } from 'node:fs';
import type { Interaction } from 'e2e/support/Interaction';
import { inRoot } from 'tooling/programs';
import { runSpecs } from '../runSpecs.ts';
import { table } from '../table.ts';

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
  const file = inRoot('.cache/journey-interactions.jsonl');
  rmSync(file, { force: true });
  await runSpecs('journeys', { JOURNEY_INTERACTIONS: file }, ['--workers=1', ...journeys]);
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
