import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Granted, LiveChange } from 'remote/release';
import { onlyRow, packageFolder, type Queryable } from '../../db/index.ts';

/** The contract that this server answers by is of this version. */
const apiVersion = (): string =>
  JSON.parse(readFileSync(path.join(packageFolder(), '../shared-api/package.json'), 'utf8')).version;

/** A release is judged against the grants of the key that brought it, with every move of a pointer to it. */
export async function limitsOf(on: Queryable, keyId?: number): Promise<LiveChange['limits']> {
  if (keyId === undefined) return { apiVersion: apiVersion() };
  const granted = onlyRow(
    await on.query<Granted>('select remote as name, prefixes, slots, menu from release_keys where id = $1', [
      keyId,
    ]),
  );
  return { apiVersion: apiVersion(), granted };
}
