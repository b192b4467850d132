import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyPrograms } from './copyPrograms.ts';

let folder: string;
const at = (...names: string[]): string => path.join(folder, ...names);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'programs-'));
  mkdirSync(at('native/bin'), { recursive: true });
  mkdirSync(at('native/lib'));
  writeFileSync(at('native/bin/postgres'), 'program');
  writeFileSync(at('native/lib/libicuuc.so.60.2'), 'library');
  writeFileSync(
    at('native/pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libicuuc.so.60.2', target: 'native/lib/libicuuc.so.60' }]),
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const expectLinked = (): void => {
  copyPrograms(at('native'), at('copy'));
  rmSync(at('native'), { recursive: true });
  expect(readlinkSync(at('copy/lib/libicuuc.so.60'))).toBe('libicuuc.so.60.2');
  expect(readFileSync(at('copy/lib/libicuuc.so.60'), 'utf8')).toBe('library');
  expect(readFileSync(at('copy/bin/postgres'), 'utf8')).toBe('program');
};

it("makes the libraries' links where no install script made them", () => {
  expectLinked();
});

it("links into the copy where the package's own links are there, which another user may not follow", () => {
  symlinkSync('libicuuc.so.60.2', at('native/lib/libicuuc.so.60'));
  expectLinked();
});
