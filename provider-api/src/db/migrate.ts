import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from './database.ts';
import { packageFolder } from './packageFolder.ts';

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

function migrationsOf(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{3}-.*\.sql$/.test(name))
    .sort()
    .map((name) => {
      const sql = readFileSync(path.join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

const migrationsFolder = () => path.join(packageFolder(), 'migrations');

/** One value for all migrations: a prepared database made under another value is out of date. */
export const schemaVersion = (): string =>
  createHash('sha256')
    .update(
      migrationsOf(migrationsFolder())
        .map(({ checksum }) => checksum)
        .join(),
    )
    .digest('hex')
    .slice(0, 16);

/** Applies what is new, in numeric order, forward only; a server that finds an edited migration does not start. */
export async function migrate(db: Database, folder = migrationsFolder()): Promise<string[]> {
  const migrations = migrationsOf(folder);
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
    const added: string[] = [];
    for (const { name, sql, checksum } of migrations) {
      const known = applied.get(name);
      if (known === checksum) continue;
      if (known) throw new Error(`The migration ${name} has changed since this database was made.`);
      await tx.query(sql);
      await tx.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
      added.push(name);
    }
    return added;
  });
}
