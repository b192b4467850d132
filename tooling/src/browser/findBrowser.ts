import { existsSync } from 'node:fs';
import path from 'node:path';
import { canRun, onPath } from '../processes/onPath.ts';
import { runProgram } from '../processes/runProgram.ts';
import { ownBrowserOfPlaywright } from './playwrightBrowser.ts';
import { unpackedBrowser } from './unpackedBrowser.ts';

export interface Browser {
  readonly executablePath: string;
  readonly args: readonly string[];
  /** The browser's process needs these variables in addition to our own environment. */
  readonly env: Readonly<Record<string, string>>;
  readonly source: string;
}

const howToGetOne =
  'No browser was found: run `npx playwright install chromium`, install Chromium or Chrome, or name one in E2E_BROWSER.';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macApplications = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
];

// Chromium's sandbox does not work for root.
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

const onThisMachine = (): readonly string[] => [
  ...onPath(...names),
  ...macApplications.map((name) => path.join('/Applications', name)).filter(canRun),
];

/** The version is undefined for a stub, which only explains how to install the browser. */
const versionOf = async (
  file: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string | undefined> => {
  const { code, stdout } = await runProgram(file, { args: ['--version', ...args], env, output: 'keep' });
  return code === 0 && /chrom|edge|brave/i.test(stdout) ? stdout.trim() : undefined;
};

const accept = async (
  executablePath: string,
  where: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Browser | undefined> => {
  const version = await versionOf(executablePath, env).catch(() => undefined);
  return version === undefined ? undefined : { executablePath, args, env, source: `${version}, ${where}` };
};

/**
 * The first browser that runs is used. The one in the npm package @sparticuz/chromium is the same on every
 * computer and needs half as much processor time as others.
 */
export const findBrowser = async (): Promise<Browser> => {
  const named = process.env.E2E_BROWSER;
  if (named) {
    const browser = await accept(named, 'named by E2E_BROWSER');
    if (browser) return browser;
    throw new Error(`E2E_BROWSER names ${named}, which is not a browser that runs here.`);
  }
  const unpacked = await unpackedBrowser();
  const packaged =
    unpacked &&
    (await accept(unpacked.executablePath, 'from the npm package @sparticuz/chromium', unpacked.env));
  if (packaged) return packaged;
  const own = ownBrowserOfPlaywright();
  const others = [
    ...(own && existsSync(own) ? [{ file: own, where: "Playwright's own" }] : []),
    ...onThisMachine().map((file) => ({ file, where: `found at ${file}` })),
  ];
  for (const { file, where } of others) {
    const browser = await accept(file, where);
    if (browser) return browser;
  }
  throw new Error(howToGetOne);
};
