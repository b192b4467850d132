import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from './database.ts';
import { packageFolder } from './packageFolder.ts';

interface SqlFile {
  name: string;
  sql: string;
  checksum: string;
}

function sqlFiles(folder: string, below = ''): SqlFile[] {
  if (!existsSync(path.join(folder, below))) return [];
  return readdirSync(path.join(folder, below))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((file) => {
      const name = path.posix.join(below, file);
      const sql = readFileSync(path.join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

const migrationsFolder = () => path.join(packageFolder(), 'migrations');
const functionsOf = (folder: string) => sqlFiles(folder, 'functions');

export const schemaVersion = (): string =>
  createHash('sha256')
    .update(
      [...functionsOf(migrationsFolder()), ...sqlFiles(migrationsFolder())]
        .map(({ checksum }) => checksum)
        .join(),
    )
    .digest('hex')
    .slice(0, 16);

const remedy = 'Remove the folder of DATA_DIR (.data), or name an empty database in DATABASE_URL.';
const madeBefore = `An earlier version of the portal made this database, and this one cannot take it over. ${remedy}`;

/**
 * Resolves to the names of the files that were applied. Throws if a migration was edited after it was
 * applied. The file of a database function may be edited: the edited file is applied again.
 */
export async function migrate(db: Database, folder = migrationsFolder()): Promise<string[]> {
  const functions = functionsOf(folder);
  const migrations = sqlFiles(folder);
  return db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock(72710001)');
    await tx.query(
      `create table if not exists schema_migrations (
         name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
    const { rows } = await tx.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations',
    );
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    if (applied.size > 0 && migrations[0] && !applied.has(migrations[0].name)) throw new Error(madeBefore);
    const edited = migrations.find(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum);
    if (edited)
      throw new Error(`The migration ${edited.name} has changed since this database was made. ${remedy}`);
    // Tables and indexes need the functions first, but the functions name tables that do not exist yet.
    await tx.query('set local check_function_bodies = off');
    const added = [...functions, ...migrations].filter(
      ({ name, checksum }) => applied.get(name) !== checksum,
    );
    for (const { name, sql, checksum } of added) {
      await tx.query(sql);
      await tx.query(
        `insert into schema_migrations (name, checksum) values ($1, $2)
         on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
        [name, checksum],
      );
    }
    return added.map(({ name }) => name);
  });
}
