import type { Visit } from 'e2e/support/Visit';
import { budgets } from 'tooling/programs';
import { median, table } from '../table.ts';
import { measureInBrowser } from './measureInBrowser.ts';

export interface Visits {
  /** Each page in a browser that has never seen the portal, and once more in the same browser. */
  readonly alone: Readonly<Record<string, { readonly first: Visit; readonly repeat: Visit }>>;
  /** Kilobytes so far, when one browser opens the first page and then a page of each remote. */
  readonly inTurn: readonly { readonly name: string; readonly kilobytes: number }[];
  /** Each page as a slow phone sees it, once per round. */
  readonly slow: Readonly<Record<string, readonly Visit[]>>;
  /** Kilobytes of the first visit of each page together with what the service worker fetches then. */
  readonly withWorker: Readonly<Record<string, number>>;
  /** Login as a slow phone sees it after the landing page, where the service worker was at work, once per round. */
  readonly afterLanding: readonly Pick<Visit, 'kilobytes' | 'headingMs'>[];
}

/** The most that a slow phone may wait, in ms; what pages weigh and shift has budgets of its own. */
const targets = { loginHeading: 1_000, blocked: 200, largestPaint: 3_200 };
const largestPaints: Readonly<Record<string, number>> = { landing: 1_000, 'booking form': 3_600 };

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

/** What login takes of a visitor who comes from the landing page, whose worker fetched ahead. */
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

/** How heavy the pages are and how long a slow phone waits for them, each figure beside its target, in a real browser. */
export const pages = async (): Promise<string> => {
  const visits = await measureInBrowser<Visits>('pages');
  return [weights(visits), journey(visits), paints(visits), login(visits)].join('\n\n');
};
