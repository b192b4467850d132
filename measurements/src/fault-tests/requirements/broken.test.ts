import { readFileSync } from 'node:fs';
import path from 'node:path';
import { broken } from './broken.ts';

it.each(Object.entries(broken))('what is broken of %s stands once in its file', (_id, { file, find }) => {
  expect(readFileSync(path.join(import.meta.dirname, '../../../..', file), 'utf8').split(find)).toHaveLength(
    2,
  );
});
