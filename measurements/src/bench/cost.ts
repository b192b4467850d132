import type { Visit } from 'e2e/support/Visit';
import { median, table } from '../table.ts';
import { measureInBrowser } from './measureInBrowser.ts';
import { monolithSite } from './monolithSite.ts';

export interface Costs {
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

const ratio = (ours: number, whole: number): string => (whole === 0 ? '–' : (ours / whole).toFixed(2));

const weights = (federated: Costs, whole: Costs): string =>
  table(
    [
      'page',
      'first visit',
      'fetched by the worker besides',
      'monolith',
      'ratio',
      'repeat visit',
      'requests before the first paint',
    ],
    Object.entries(federated.alone).map(([name, { first, repeat }]) => {
      const other = whole.alone[name]?.first.kilobytes ?? 0;
      return [
        name,
        `${first.kilobytes.toFixed(0)} KB, ${first.requests} requests`,
        `${((federated.withWorker[name] ?? 0) - first.kilobytes).toFixed(0)} KB`,
        `${other.toFixed(0)} KB`,
        ratio(first.kilobytes, other),
        `${repeat.kilobytes.toFixed(1)} KB`,
        String(first.requestsBeforeFirstPaint),
      ];
    }),
  );

const journey = (federated: Costs, whole: Costs): string =>
  table(
    ['one browser, page after page', 'so far', 'monolith', 'ratio'],
    federated.inTurn.map(({ name, kilobytes }, index) => {
      const other = whole.inTurn[index]?.kilobytes ?? 0;
      return [name, `${kilobytes.toFixed(0)} KB`, `${other.toFixed(0)} KB`, ratio(kilobytes, other)];
    }),
  );

const middle = (visits: readonly Visit[], figure: (visit: Visit) => number): number =>
  median(visits.map(figure));

const paints = (federated: Costs, whole: Costs): string =>
  table(
    ['slow phone, median', 'first paint', 'LCP', 'monolith', 'ratio', 'heading', 'monolith', 'TBT', 'CLS'],
    Object.entries(federated.slow).map(([name, visits]) => {
      const others = whole.slow[name] ?? [];
      const [lcp, otherLcp] = [visits, others].map((list) => middle(list, (visit) => visit.largestPaintMs));
      return [
        name,
        `${middle(visits, (visit) => visit.firstPaintMs).toFixed(0)} ms`,
        `${(lcp ?? 0).toFixed(0)} ms`,
        `${(otherLcp ?? 0).toFixed(0)} ms`,
        ratio(lcp ?? 0, otherLcp ?? 0),
        `${middle(visits, (visit) => visit.headingMs).toFixed(0)} ms`,
        `${middle(others, (visit) => visit.headingMs).toFixed(0)} ms`,
        `${middle(visits, (visit) => visit.blockedMs).toFixed(0)} ms`,
        middle(visits, (visit) => visit.layoutShift).toFixed(3),
      ];
    }),
  );

/** What login takes of a visitor who comes from the landing page, whose worker fetched ahead, and of one who does not. */
const login = ({ alone, slow, afterLanding }: Costs): string => {
  const first = slow.login ?? [];
  return table(
    ['login, slow phone', 'received', 'heading'],
    [
      [
        'first page',
        `${(alone.login?.first.kilobytes ?? 0).toFixed(0)} KB`,
        `${median(first.map(({ headingMs }) => headingMs)).toFixed(0)} ms`,
      ],
      [
        'after the landing page',
        `${median(afterLanding.map(({ kilobytes }) => kilobytes)).toFixed(0)} KB`,
        `${median(afterLanding.map(({ headingMs }) => headingMs)).toFixed(0)} ms`,
      ],
    ],
  );
};

/**
 * What federation costs: kilobytes, requests and paints of the built portal beside those of the same code as one build,
 * in a real browser, both measured in one run.
 */
export const cost = async (): Promise<string> => {
  const federated = await measureInBrowser<Costs>('cost');
  const whole = await measureInBrowser<Costs>('cost', { TESTED_SITE: await monolithSite() });
  return [
    weights(federated, whole),
    journey(federated, whole),
    paints(federated, whole),
    login(federated),
  ].join('\n\n');
};
