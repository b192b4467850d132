import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Database, migrate, packageFolder } from '../db/index.ts';
import { emptyDatabase } from './testDatabase.ts';

const migrations = path.join(packageFolder(), 'migrations');

/** A database as it was before a migration, named by how it begins. */
export async function databaseBefore(next: string): Promise<Database> {
  const db = await emptyDatabase();
  const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
  for (const name of readdirSync(migrations).filter((name) => name < next))
    copyFileSync(path.join(migrations, name), path.join(folder, name));
  await migrate(db, folder);
  rmSync(folder, { recursive: true });
  return db;
}
