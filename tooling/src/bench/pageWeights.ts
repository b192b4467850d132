import { readFileSync } from 'node:fs';
import { inRoot } from '../root.ts';
import { buildFrontEnd } from '../start/buildFrontEnd.ts';
import { runPlaywright } from '../test/playwright.ts';
import { monolithSite } from './monolithSite.ts';
import { table } from './table.ts';

interface Weight {
  readonly path: string;
  readonly visit: 'first' | 'repeat';
  readonly kilobytes: number;
  readonly requests: number;
}

const weigh = async (site: NodeJS.ProcessEnv): Promise<readonly Weight[]> => {
  const file = inRoot('.cache/weights.json');
  const code = await runPlaywright('weights', { ...site, WEIGHTS_FILE: file });
  if (code !== 0) throw new Error('The pages could not be measured');
  const weights: readonly Weight[] = JSON.parse(readFileSync(file, 'utf8'));
  return weights;
};

/** Kilobytes and requests of the main pages in a real browser, with federation and as one build of the same code. */
export const pageWeights = async (): Promise<string> => {
  await buildFrontEnd();
  const federated = await weigh({});
  const whole = await weigh({ SITE_DIR: await monolithSite() });
  const show = (weight: Weight | undefined): string =>
    weight ? `${weight.kilobytes.toFixed(0)} KB, ${weight.requests}` : 'not measured';
  const find = (list: readonly Weight[], path: string, visit: string): string =>
    show(list.find((weight) => weight.path === path && weight.visit === visit));
  const paths = [...new Set(federated.map(({ path }) => path))];
  return table(
    [
      'page (brotli kilobytes, requests)',
      'first visit',
      'repeat visit',
      'monolith, first',
      'monolith, repeat',
    ],
    paths.map((path) => [
      `\`${path}\``,
      find(federated, path, 'first'),
      find(federated, path, 'repeat'),
      find(whole, path, 'first'),
      find(whole, path, 'repeat'),
    ]),
  );
};
