import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { memberRoles, roles } from 'shared-api/rules';
import { packageFolder } from '../db/index.ts';

/** SQL may compare with 'Client', because this says what an account is, not what it may do. */
const names = [...roles.filter((role) => role !== 'Client'), ...memberRoles].join('|');
/** The pattern finds only SQL: TypeScript compares with === and writes a role in an object after a colon. */
const compared = new RegExp(`role'?\\s*(?:=|<>|!=|in|any)\\s*\\(*(?:array\\[)?'(?:${names})'`, 'i');

const source = path.join(packageFolder(), 'src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.ts$/.test(file),
);

it.each([`u.role = 'Administrator'`, `before ->> 'role' <> 'Administrator'`, `role in ('Finance Officer')`])(
  '%s is found',
  (sql) => expect(sql).toMatch(compared),
);

it('no SQL names a role to say who may: it is given those that hold a permission', () => {
  const naming = files.filter((file) => compared.test(readFileSync(path.join(source, file), 'utf8')));
  expect(files.length).toBeGreaterThan(500);
  expect(naming).toEqual([]);
});
