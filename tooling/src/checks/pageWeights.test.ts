import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { firstVisit } from './budgets.ts';
import { weigh } from './pageWeights.ts';

let site: string;
const write = (file: string, content: string | Buffer) => {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), content);
};
const kilobytes = (count: number) => Buffer.alloc(count * 1024);
const block = (id: string, value: unknown) => `<script id="${id}">${JSON.stringify(value)}</script>`;
const isHeavy = (problem: string) => problem.includes('KB');

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'site-'));
  const routes = Object.values(firstVisit).flatMap(({ page }) => page ?? []);
  const pages = [...routes, { route: 'register-corporate-organization', audience: undefined }].map(
    ({ route, audience }) => [route, { audience, files: ['/page.12345678.js'], lazyModules: ['kit'] }],
  );
  const remote = { preload: ['/entry.12345678.js'], pages: Object.fromEntries(pages) };
  write('remotes.json', JSON.stringify({ remotes: { one: remote } }));
  write(
    'index.html',
    `${block('shared-chunks', { kit: ['assets/kit.12345678.js'] })}<script src="/assets/main.12345678.js"></script>`,
  );
  write('landing.html', block('soon-needed', ['/assets/kit.12345678.js']));
  write('sw.js', 'precache([{"url":"/assets/main.12345678.js","revision":null}])');
  for (const file of ['page', 'entry', 'assets/kit', 'assets/main'])
    write(`${file}.12345678.js`, kilobytes(10));
});
afterEach(() => rmSync(site, { recursive: true }));

it('a page is its document, its scripts, its entry, its own files and those of the kit, in brotli where there is that', () => {
  const login = () => weigh(site).pages.find(({ name }) => name === 'login')?.weight;
  expect(Math.floor(login() ?? 0)).toBe(40);
  write('assets/main.12345678.js.br', kilobytes(1));
  expect(Math.floor(login() ?? 0)).toBe(31);
  expect(weigh(site).problems).toEqual([]);
});

it('what is over its budget is named: a first visit, a page opened again, the pages in turn, login after the landing page', () => {
  write('page.12345678.js', kilobytes(700));
  expect(weigh(site).problems.filter(isHeavy)).toEqual([
    'the first visit of "login": 730 KB, more than 360 KB',
    'the first visit of "dashboard": 730 KB, more than 345 KB',
    'the first visit of "booking form": 730 KB, more than 440 KB',
    'the first visit of "transactions": 730 KB, more than 445 KB',
    'the first visit of "clients": 730 KB, more than 450 KB',
    'the pages in turn: 730 KB, more than 660 KB',
    'login after the landing page: 710 KB, more than 50 KB',
  ]);
  write('page.12345678.js', '');
  write('landing.html', kilobytes(21));
  expect(weigh(site).problems.filter(isHeavy)).toEqual([
    'the first visit of "landing": 21 KB, more than 20 KB',
    '"landing" opened again: 21 KB, more than 20 KB',
  ]);
});

it('what is fetched ahead without need is named, and what is needed and not fetched', () => {
  write('landing.html', block('soon-needed', ['/assets/other.12345678.js']));
  expect(weigh(site).problems).toEqual([
    '/assets/other.12345678.js is fetched ahead, and neither login nor registration needs it',
    '/assets/kit.12345678.js is not fetched ahead, and login or registration needs it',
  ]);
});
