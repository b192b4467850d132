import { table } from '../table.ts';
import { measureInBrowser } from './measureInBrowser.ts';

interface Interaction {
  readonly what: string;
  readonly ms: number;
}

/** The slowest of each interaction with 100 passengers in the form, on a processor slowed down four times. */
export const formInteractions = async (): Promise<string> => {
  const interactions = await measureInBrowser<readonly Interaction[]>('formInteractions');
  return table(
    ['with 100 passengers, 4× CPU slowdown', 'slowest interaction to next paint (target 200 ms)'],
    interactions.map(({ what, ms }) => [what, `${ms.toFixed(0)} ms`]),
  );
};
