import { readFileSync } from 'node:fs';
import { inRoot } from '../root.ts';
import { buildFrontEnd } from '../start/buildFrontEnd.ts';
import { runPlaywright } from '../test/playwright.ts';
import { table } from './table.ts';

interface Interaction {
  readonly what: string;
  readonly ms: number;
}

/** The slowest of each interaction with 100 passengers in the form, on a processor slowed down four times. */
export const formInteractions = async (): Promise<string> => {
  await buildFrontEnd();
  const file = inRoot('.cache/interactions.json');
  const code = await runPlaywright('interactions', { INTERACTIONS_FILE: file });
  if (code !== 0) throw new Error('The form could not be measured');
  const interactions: readonly Interaction[] = JSON.parse(readFileSync(file, 'utf8'));
  return table(
    ['with 100 passengers, 4× CPU slowdown', 'slowest interaction to next paint (target 200 ms)'],
    interactions.map(({ what, ms }) => [what, `${ms.toFixed(0)} ms`]),
  );
};
