import os from 'node:os';
import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { findBrowser } from 'tooling/browser';
import { readyData } from './support/readyClients.ts';
import { interactionsFile } from './support/slowInteractions.ts';
import type { Fixtures, Shared } from './support/test.ts';

const browser = await findBrowser();
const timeFactor = interactionsFile ? 4 : 1;

/**
 * The service worker is blocked, because it takes a sixth of the tests' time. Tests that need it set
 * `serviceWorkers` to 'allow'.
 */
const journey = {
  contextOptions: { reducedMotion: 'reduce' },
  serviceWorkers: 'block',
  data: readyData,
} as const;

export default defineConfig<Fixtures, Shared>({
  globalSetup: path.join(import.meta.dirname, 'support/buildOnce.ts'),
  outputDir: './test-results',
  workers: Math.max(2, os.availableParallelism()),
  retries: 0,
  forbidOnly: true,
  timeout: 300_000 * timeFactor,
  expect: { timeout: 20_000 * timeFactor },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : [['line']],
  use: {
    locale: 'en-GB',
    // The time zone is far from Lagos on purpose: the portal must show Lagos time everywhere.
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.executablePath,
      args: [...browser.args, '--disable-gpu'],
      env: { ...process.env, ...browser.env },
    },
  },
  projects: [
    {
      name: 'journeys',
      testDir: './specs',
      dependencies: ['ready data'],
      fullyParallel: true,
      use: { ...journey },
    },
    {
      name: 'accessibility',
      testDir: './specs',
      grep: /axe finds nothing|@axe/,
      dependencies: ['ready data'],
      fullyParallel: true,
      timeout: 720_000,
      use: { ...journey, views: 'all' },
    },
    { name: 'ready data', testDir: './setup' },
    { name: 'screenshots', testDir: './screenshots', workers: 1 },
  ],
});
