import { readFileSync } from 'node:fs';
import type { Visit } from 'e2e/support/Visit';
import { budgets, inRoot } from 'tooling/programs';
import { measure } from '../runSpecs.ts';
import { median, table } from '../table.ts';

export interface Visits {
  /** Each page is opened in a new browser, and then again in the same browser. */
  readonly alone: Readonly<Record<string, { readonly first: Visit; readonly repeat: Visit }>>;
  /** One browser opens one page after the other. `kilobytes` is the total of the page and all pages before it. */
  readonly inTurn: readonly { readonly name: string; readonly kilobytes: number }[];
  readonly slow: Readonly<Record<string, readonly Visit[]>>;
  /** The kilobytes include the files that the service worker fetches. */
  readonly withWorker: Readonly<Record<string, number>>;
  /** On the landing page, the service worker fetches the files of the login page. Then the login page is opened. */
  readonly afterLanding: readonly Pick<Visit, 'kilobytes' | 'headingMs'>[];
  /** Milliseconds until the next trip shows, with a processor four times slower. */
  readonly dashboard: Readonly<Record<string, readonly number[]>>;
}

/** The targets are in milliseconds, on a slow phone. */
const targets = { loginHeading: 1_000, blocked: 200, largestPaint: 3_200 };
const largestPaints: Readonly<Record<string, number>> = { landing: 1_000, 'booking form': 3_600 };

const dashboardTargets: Readonly<Record<string, number>> = {
  'first visit, fast3G': 6_300,
  'first visit, slow': 15_500,
  again: 2_500,
  'again, slow': 3_500,
};

const beside = (measured: number, target: number, unit: string, digits = 0): string =>
  `${measured.toFixed(digits)} (${target})${unit}${measured > target ? ' **over**' : ''}`;

const weights = ({ alone, withWorker }: Visits): string =>
  table(
    [
      'page',
      'first visit (target)',
      'fetched by the worker besides',
      'again',
      'requests before the first paint (target)',
    ],
    Object.entries(alone).map(([name, { first, repeat }]) => [
      name,
      `${beside(first.kilobytes, budgets.firstVisit[name]?.kilobytes ?? 0, ' KB')}, ${first.requests} requests`,
      `${((withWorker[name] ?? 0) - first.kilobytes).toFixed(0)} KB`,
      beside(repeat.kilobytes, budgets.repeatKilobytes, ' KB', 1),
      beside(first.requestsBeforeFirstPaint, budgets.requestsBeforeFirstPaint, ''),
    ]),
  );

const journey = ({ inTurn }: Visits): string =>
  table(
    [`one browser, page after page (target ${budgets.inTurnKilobytes} KB)`, 'so far'],
    inTurn.map(({ name, kilobytes }) => [name, `${kilobytes.toFixed(0)} KB`]),
  );

const paints = ({ slow }: Visits): string =>
  table(
    ['slow phone, median (target)', 'first paint', 'LCP', 'heading', 'TBT', 'CLS'],
    Object.entries(slow).map(([name, visits]) => {
      const middle = (figure: (visit: Visit) => number): number => median(visits.map(figure));
      return [
        name,
        `${middle(({ firstPaintMs }) => firstPaintMs).toFixed(0)} ms`,
        beside(
          middle(({ largestPaintMs }) => largestPaintMs),
          largestPaints[name] ?? targets.largestPaint,
          ' ms',
        ),
        `${middle(({ headingMs }) => headingMs).toFixed(0)} ms`,
        beside(
          middle(({ blockedMs }) => blockedMs),
          targets.blocked,
          ' ms',
        ),
        beside(
          middle((visit) => visit.layoutShift),
          budgets.layoutShift,
          '',
          3,
        ),
      ];
    }),
  );

const login = ({ afterLanding }: Visits): string =>
  table(
    ['login after the landing page, slow phone (target)', 'received', 'heading'],
    [
      [
        'median',
        beside(
          median(afterLanding.map(({ kilobytes }) => kilobytes)),
          budgets.loginAfterLandingKilobytes,
          ' KB',
        ),
        beside(median(afterLanding.map(({ headingMs }) => headingMs)), targets.loginHeading, ' ms'),
      ],
    ],
  );

const trips = ({ dashboard }: Visits): string =>
  table(
    ['dashboard, slow processor', 'until the next trip shows (target)'],
    Object.entries(dashboard).map(([name, shownMs]) => [
      name,
      beside(median(shownMs), dashboardTargets[name] ?? 0, ' ms'),
    ]),
  );

export const pages = async (): Promise<string> => {
  const file = inRoot('.cache/pages.json');
  await measure('pages', { RESULT_FILE: file });
  const visits: Visits = JSON.parse(readFileSync(file, 'utf8'));
  return [weights(visits), journey(visits), paints(visits), login(visits), trips(visits)].join('\n\n');
};
