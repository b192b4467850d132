import { median, table } from '../table.ts';
import { measureInBrowser } from './measureInBrowser.ts';

/** The figures of one page by their names in Lighthouse's report, once per round. */
type Visits = readonly Readonly<Record<string, number>>[];

/** Lighthouse itself, with its mobile preset, on a page of every kind, signed in where that is needed; medians. */
export const lighthouse = async (): Promise<string> => {
  const pages = await measureInBrowser<Readonly<Record<string, Visits>>>('lighthouse');
  const rows = Object.entries(pages).map(([name, visits]) => {
    const middle = (figure: string) => median(visits.map((visit) => visit[figure] ?? Number.NaN));
    return [
      name,
      middle('score').toFixed(0),
      `${middle('first-contentful-paint').toFixed(0)} ms`,
      `${middle('largest-contentful-paint').toFixed(0)} ms`,
      `${middle('total-blocking-time').toFixed(0)} ms`,
      middle('cumulative-layout-shift').toFixed(3),
      `${(middle('total-byte-weight') / 1024).toFixed(0)} KB`,
    ];
  });
  return table(['Lighthouse, mobile preset', 'score', 'FCP', 'LCP', 'TBT', 'CLS', 'transferred'], rows);
};
