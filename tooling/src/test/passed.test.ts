import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesBelow } from '../files/filesBelow.ts';
import { testedFiles } from './passed.ts';

jest.mock('../files/filesBelow.ts', () => ({ filesBelow: jest.fn() }));

/** Each folder of the tree holds one file; `changed` holds another one. */
const tree = (changed?: string) =>
  jest
    .mocked(filesBelow)
    .mockImplementation((folder) => [folder === changed ? 'package.json' : 'tsconfig.json']);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'passed-'));
  tree();
});
afterEach(() => rmSync(folder, { recursive: true }));

it('tests that passed for the same files are not run again', () => {
  expect(testedFiles('mf-wallet', folder).havePassed()).toBe(false);
  testedFiles('mf-wallet', folder).pass();
  expect(testedFiles('mf-wallet', folder).havePassed()).toBe(true);
  expect(testedFiles('mf-staff', folder).havePassed()).toBe(false);
});

it.each([
  ['mf-wallet', false],
  ['shared-ui', false],
  ['shared-api', false],
  ['tooling/jest', false],
  ['mf-staff', true],
  ['docs', true],
])('after a change in %s they count as passed: %s', (changed, counts) => {
  testedFiles('mf-wallet', folder).pass();
  tree(changed);
  expect(testedFiles('mf-wallet', folder).havePassed()).toBe(counts);
});

it('what changes while they run is not taken as tested', () => {
  const tested = testedFiles('mf-wallet', folder);
  tree('mf-wallet');
  tested.pass();
  expect(testedFiles('mf-wallet', folder).havePassed()).toBe(false);
});
