import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Granted, LiveChange } from 'remote/release';
import { packageFolder, type Queryable } from '../../db/index.ts';

const apiVersion = (): string =>
  JSON.parse(readFileSync(path.join(packageFolder(), '../shared-api/package.json'), 'utf8')).version;

/** `keyId` is the key with which the release was uploaded. The key limits the paths, slots and menu of the release. */
export async function limitsOf(on: Queryable, keyId?: number): Promise<LiveChange['limits']> {
  if (keyId === undefined) return { apiVersion: apiVersion() };
  const granted = await on.one<Granted>(
    'select remote as name, prefixes, slots, menu from release_keys where id = $1',
    [keyId],
  );
  return { apiVersion: apiVersion(), granted };
}
