import { readFileSync } from 'node:fs';
import { filesBelow } from '../files/filesBelow.ts';
import { inRoot } from '../root.ts';
import { remotes } from './workspaces.ts';

const schemas = /^(?:import|export) (?!type )[^;]*(?:\/replies\.ts|shared-api\/replies)';/m;

it.each([
  ["import { replies } from './replies.ts';", true],
  ["export { type Order, order } from '../orders/replies.ts';", true],
  ["import { replySchemaOf } from 'shared-api/replies';", true],
  ["import type { Order } from './replies.ts';", false],
])('%s brings the schemas along: %s', (line, brings) => {
  expect(schemas.test(line)).toBe(brings);
});

it('pages have the types of replies alone, so that their schemas are no bytes of theirs', () => {
  const files = ['shared-api', 'shared-ui', 'shell', ...remotes()]
    .flatMap((folder) => filesBelow(`${folder}/src`))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\/|\/replies\.ts$/.test(file));
  expect(files.filter((file) => schemas.test(readFileSync(inRoot(file), 'utf8')))).toEqual([]);
});
