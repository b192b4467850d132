import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { becomeViewer, type MeasuredPage, measuredPages } from 'e2e/support/measuredPages';
import type { Portal } from 'e2e/support/Portal';
import { test } from 'e2e/support/test';
import { chromium } from 'playwright/test';
import { findBrowser } from 'tooling/browser';
import { writeResult } from './writeResult.ts';

/** 115 packages and 185 MB, for this measurement alone: npm fetches it when it is asked for, not with every install. */
const program = 'lighthouse@13.5.0';
const rounds = Number(process.env.LIGHTHOUSE_ROUNDS ?? 5);

interface Report {
  readonly categories: { readonly performance: { readonly score: number } };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly runtimeError?: { readonly message: string };
}

/** What is read of a report: by the names that Lighthouse gives them. */
const figures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
] as const;

/** A closed network refuses what Chromium asks for by itself, which disturbs the trace. */
const quietBrowser = [
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser's folder in which the viewer is signed in; nothing of the application was fetched. */
const signInTo = async (folder: string, portal: Portal, page: MeasuredPage): Promise<void> => {
  const { executablePath, args, env } = await findBrowser();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: [...args],
    env: { ...process.env, ...env },
    baseURL: portal.url,
  });
  await becomeViewer(context, portal, page.as);
  const tab = await context.newPage();
  await tab.goto('/favicon.svg');
  await context.close();
};

const measure = async (url: string, folder: string): Promise<Report> => {
  const browser = await findBrowser();
  const file = path.join(folder, 'report.json');
  const chromeFlags = [...quietBrowser, ...browser.args, `--user-data-dir=${folder}`];
  const options = [
    '--only-categories=performance',
    '--disable-storage-reset',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${chromeFlags.join(' ')}`,
    '--quiet',
  ];
  const args = ['exec', '--yes', `--package=${program}`, '--', 'lighthouse', url, ...options];
  const env = { ...process.env, ...browser.env, CHROME_PATH: browser.executablePath };
  await promisify(execFile)('npm', args, { env });
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  return report;
};

const visit = async (portal: Portal, page: MeasuredPage): Promise<Record<string, number>> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-lighthouse-'));
  try {
    if (page.as !== 'visitor') await signInTo(folder, portal, page);
    const { categories, audits } = await measure(portal.url + page.path, folder);
    const values = figures.map((name) => [name, audits[name]?.numericValue ?? Number.NaN]);
    return { score: 100 * categories.performance.score, ...Object.fromEntries(values) };
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};

test('what Lighthouse says of the pages', async ({ portal }) => {
  test.setTimeout(3_600_000);
  const visits: Record<string, Record<string, number>[]> = {};
  for (const page of await measuredPages(portal)) {
    const seen: Record<string, number>[] = [];
    for (let round = 0; round < rounds; round += 1) seen.push(await visit(portal, page));
    visits[page.name] = seen;
  }
  writeResult(visits);
});
