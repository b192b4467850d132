import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readTable } from 'remote/webpack';
import { inRoot } from '../root.ts';
import { newRemote } from './newRemote.ts';

const shared = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'deploy/Dockerfile',
  'shared-ui/package.json',
];
let tree: string;
beforeEach(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'tree-'));
  for (const file of [...shared, 'mf-wallet/webpack.config.js']) {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    writeFileSync(path.join(tree, file), readFileSync(inRoot(file)));
  }
});
afterEach(() => rmSync(tree, { recursive: true }));

const text = (file: string) => readFileSync(path.join(tree, file), 'utf8');

describe('a new remote', () => {
  it('has a page with its menu entry in a table, and a test', () => {
    const files = newRemote(tree, 'mf-lounge');
    expect(files).toEqual(
      expect.arrayContaining([
        'mf-lounge/webpack.config.js',
        'mf-lounge/src/remote.tsx',
        'mf-lounge/src/pages.ts',
        'mf-lounge/src/lounge/Page.tsx',
        'mf-lounge/src/remote.test.tsx',
      ]),
    );
    const { imports: _, pages, ...table } = readTable(path.join(tree, 'mf-lounge'));
    expect(table).toMatchObject({ label: 'Lounge', prefixes: ['app/lounge'], slots: [] });
    expect(table.navigation).toMatchObject([{ to: '/app/lounge', label: 'Lounge' }]);
    expect(Object.keys(pages)).toEqual(['app/lounge']);
  });

  it('is a workspace that types, tests and the lock file know', () => {
    const before = JSON.parse(text('package-lock.json'));
    newRemote(tree, 'mf-lounge');
    expect(JSON.parse(text('package.json')).workspaces).toContain('mf-lounge');
    expect(text('tsconfig.json')).toContain('{ "path": "mf-lounge" },');
    expect(text('deploy/Dockerfile')).toContain('\nCOPY mf-lounge/package.json mf-lounge/\n');
    const lock = JSON.parse(text('package-lock.json'));
    expect(lock.packages['node_modules/mf-lounge']).toEqual({ resolved: 'mf-lounge', link: true });
    expect(lock.packages['mf-lounge'].dependencies).toEqual(
      JSON.parse(text('mf-lounge/package.json')).dependencies,
    );
    const { 'mf-lounge': _, 'node_modules/mf-lounge': __, ...others } = lock.packages;
    expect(Object.keys(others)).toEqual(Object.keys(before.packages));
  });

  it('depends on what its files import, and on nothing else', () => {
    const files = newRemote(tree, 'mf-lounge').filter((file) => /^mf-lounge\/src\/.*\.tsx?$/.test(file));
    const imported = files
      .filter((file) => !file.includes('.test.'))
      .flatMap((file) => [...text(file).matchAll(/from '(@[\w-]+\/[\w-]+|[\w-]+)/g)].map(([, name]) => name));
    const { dependencies } = JSON.parse(text('mf-lounge/package.json'));
    expect(Object.keys(dependencies)).toEqual([...new Set(imported)]);
  });

  it('is served on a port of its own', () => {
    newRemote(tree, 'mf-lounge');
    newRemote(tree, 'mf-car-hire');
    const portOf = (name: string) => /port: (\d+)/.exec(text(`${name}/webpack.config.js`))?.[1];
    expect(new Set(['mf-wallet', 'mf-lounge', 'mf-car-hire'].map(portOf)).size).toBe(3);
    expect(JSON.parse(text('mf-car-hire/package.json')).portal.label).toBe('Car hire');
  });

  it.each(['', 'lounge', 'mf-', 'mf-Lounge', 'mf-../x', 'mf-wallet'])('is not called "%s"', (name) => {
    expect(() => newRemote(tree, name)).toThrow();
  });
});
