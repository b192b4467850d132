import { readFileSync } from 'node:fs';
import path from 'node:path';
import { broken } from './broken.ts';

it.each(broken)('what is broken of $id stands once in its file', ({ file, find, replace }) => {
  const text = readFileSync(path.join(import.meta.dirname, '../../../..', file), 'utf8');
  expect(text.split(find)).toHaveLength(2);
  expect(replace).not.toBe(find);
});

it('more than forty requirements are broken, each once', () => {
  expect(broken.length).toBeGreaterThan(40);
  expect(new Set(broken.map(({ id }) => id)).size).toBe(broken.length);
});
