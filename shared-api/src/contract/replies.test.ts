import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contract } from './index.ts';
import { replySchemaOf } from './replies.ts';

it('every call has a reply', () => {
  for (const endpoint of Object.values(contract)) expect(replySchemaOf(endpoint).type).toBeDefined();
});

it('a call without one is named', () => {
  const unknown = { method: 'GET', path: '/unknown', access: 'public', summary: '' } as const;
  expect(() => replySchemaOf(unknown)).toThrow('GET /unknown has no reply in replies.ts');
});

it('what runs in a browser imports their types alone', () => {
  const root = path.join(__dirname, '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.ts$/.test(file) && !/\.test\.ts$|^testing\/|replies\.ts$/.test(file),
  );
  const schemas = /^(import|export) (?!type )[^;]*\/replies\.ts';/m;
  expect(files.filter((file) => schemas.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});
