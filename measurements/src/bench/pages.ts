import { readFileSync } from 'node:fs';
import type { Visit } from 'e2e/support/Visit';
import { budgets, inRoot } from 'tooling/programs';
import { measure } from '../runSpecs.ts';
import { median, table } from '../table.ts';

export interface Visits {
  /** Each page is opened in a new browser, and then again in the same browser. The slow visits are first visits, too. */
  readonly pages: Readonly<
    Record<string, { readonly first: Visit; readonly repeat: Visit; readonly slow: readonly Visit[] }>
  >;
  /** Each value is the time in ms until the next trip is visible, on a processor slowed down four times. */
  readonly dashboard: Readonly<Record<string, readonly number[]>>;
}

/** The targets are in milliseconds, on a slow phone. */
const targets = { blocked: 200, largestPaint: 3_200 };
const largestPaints: Readonly<Record<string, number>> = { landing: 1_000, 'booking form': 3_600 };

const dashboardTargets: Readonly<Record<string, number>> = {
  'first visit, fast3G': 6_300,
  'first visit, slow': 15_500,
  again: 2_500,
  'again, slow': 3_500,
};

const beside = (measured: number, target: number, unit: string, digits = 0): string =>
  `${measured.toFixed(digits)} (${target})${unit}${measured > target ? ' **over**' : ''}`;

export const pages = async (): Promise<string> => {
  const file = inRoot('.cache/pages.json');
  await measure('pages', { RESULT_FILE: file });
  const visits: Visits = JSON.parse(readFileSync(file, 'utf8'));
  const rows = Object.entries(visits.pages).map(([name, { first, repeat, slow }]) => {
    const middle = (figure: keyof Omit<Visit, 'received'>) => median(slow.map((visit) => visit[figure]));
    return [
      name,
      `${first.kilobytes.toFixed(0)} KB, ${first.requests} requests`,
      beside(repeat.kilobytes, budgets.repeatKilobytes, ' KB', 1),
      beside(middle('largestPaintMs'), largestPaints[name] ?? targets.largestPaint, ' ms'),
      beside(middle('blockedMs'), targets.blocked, ' ms'),
      beside(middle('layoutShift'), budgets.layoutShift, '', 3),
    ];
  });
  const trips = Object.entries(visits.dashboard).map(([name, shownMs]) => [
    name,
    beside(median(shownMs), dashboardTargets[name] ?? 0, ' ms'),
  ]);
  return [
    table(['page (target)', 'first visit', 'again', 'slow phone, median: LCP', 'TBT', 'CLS'], rows),
    table(['dashboard, slow processor', 'until the next trip shows (target)'], trips),
  ].join('\n\n');
};
