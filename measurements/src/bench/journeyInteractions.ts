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

const targetMs = 200;
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

/** A click causes several events with the same id. The last recorded event is the slowest. */
const readAll = (file: string): readonly Interaction[] => {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const all: readonly Interaction[] = lines.map((line) => JSON.parse(line));
  return [...new Map(all.map((each) => [each.id, each])).values()];
};

const summaryOf = (journey: string, interactions: readonly Interaction[]): readonly string[] => {
  const slowest = interactions.reduce((worst, each) => (each.ms > worst.ms ? each : worst));
  const over = interactions.filter(({ ms }) => ms > targetMs).length;
  return [
    journey.replace(/ \[.*/, ''),
    String(interactions.length),
    `${slowest.ms} ms`,
    slowest.what,
    String(over),
  ];
};

export const journeyInteractions = async (): Promise<string> => {
  await buildFrontEnd();
  const file = inRoot('.cache/journey-interactions.jsonl');
  rmSync(file, { force: true });
  const code = await runPlaywright('journeys', { JOURNEY_INTERACTIONS: file }, ['--workers=1', ...journeys]);
  if (code !== 0 || !existsSync(file)) throw new Error('The journeys could not be measured');
  const all = readAll(file);
  const head = ['journey, 4× CPU slowdown', 'inputs over 16 ms', 'slowest (target 200 ms)', 'which', 'over'];
  const names = [...new Set(all.map(({ journey }) => journey))];
  const rows = names.map((name) =>
    summaryOf(
      name,
      all.filter(({ journey }) => journey === name),
    ),
  );
  return table(head, rows);
};
