import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atEnd } from '../atEnd.ts';
import { findBrowser } from '../browser.ts';
import { freePort } from '../freePort.ts';
import { runProgram } from '../runProgram.ts';
import { buildFrontEnd } from '../start/buildFrontEnd.ts';
import { startPortal } from '../start/startPortal.ts';
import { median, table } from './table.ts';

/** 200 packages and 185 MB, for this measurement alone: npm fetches it when it is asked for, not with every install. */
const program = 'lighthouse@13.5.0';
const rounds = 5;
const pages = ['/', '/login'];

interface Report {
  readonly categories: { readonly performance: { readonly score: number } };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

const visit = async (url: string, folder: string): Promise<Report> => {
  const browser = await findBrowser();
  const file = path.join(folder, 'report.json');
  const { code, stderr } = await runProgram('npm', {
    args: [
      'exec',
      '--yes',
      `--package=${program}`,
      '--',
      'lighthouse',
      url,
      '--only-categories=performance',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=--headless=new ${browser.args.join(' ')}`,
      '--quiet',
    ],
    env: { ...browser.env, CHROME_PATH: browser.executablePath ?? '' },
    output: 'keep',
  });
  if (code !== 0) throw new Error(`Lighthouse could not measure ${url}: ${stderr}`);
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  return report;
};

/** Lighthouse itself, with its mobile preset, on the pages that anybody may open; medians. */
export const lighthouse = async (): Promise<string> => {
  await buildFrontEnd();
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-lighthouse-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const env = {
    ...process.env,
    DATA_DIR: folder,
    PORT: String(await freePort()),
    GATEWAY_PORT: String(await freePort()),
  };
  const portal = await startPortal({ env, onLine: () => undefined });
  atEnd(() => portal.stop());
  const rows: string[][] = [];
  for (const page of pages) {
    const reports: Report[] = [];
    for (let round = 0; round < rounds; round += 1) reports.push(await visit(portal.url + page, folder));
    const middle = (figure: (report: Report) => number | undefined) =>
      median(reports.map((report) => figure(report) ?? Number.NaN));
    const audit = (name: string) => middle(({ audits }) => audits[name]?.numericValue);
    rows.push([
      `\`${page}\``,
      (100 * middle(({ categories }) => categories.performance.score)).toFixed(0),
      `${audit('first-contentful-paint').toFixed(0)} ms`,
      `${audit('largest-contentful-paint').toFixed(0)} ms`,
      `${audit('total-blocking-time').toFixed(0)} ms`,
      audit('cumulative-layout-shift').toFixed(3),
      `${(audit('total-byte-weight') / 1024).toFixed(0)} KB`,
    ]);
  }
  return table(['Lighthouse, mobile preset', 'score', 'FCP', 'LCP', 'TBT', 'CLS', 'transferred'], rows);
};
