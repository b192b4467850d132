import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type Database, migrate, openEmbedded, openPostgres, schemaVersion } from '../db/index.ts';

/** Tests run on PostgreSQL; TEST_DATABASE=embedded runs some of the tests on the embedded database. */
const onEmbedded = process.env.TEST_DATABASE === 'embedded';

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server.');
  return url;
}

const named = (url: string, database: string) =>
  Object.assign(new URL(url), { pathname: `/${database}` }).toString();

async function exists(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  return rowCount === 1;
}

/** Each test file copies this migrated database. */
async function ensureTemplate(client: pg.Client): Promise<string> {
  const template = `portal_template_${schemaVersion()}`;
  await client.query('select pg_advisory_lock(72710002)');
  try {
    if (await exists(client, template)) return template;
    const making = `${template}_making`;
    await client.query(`drop database if exists ${making}`);
    await client.query(`create database ${making}`);
    const db = openPostgres(named(serverUrl(), making), { poolSize: 1 });
    await migrate(db);
    await db.close();
    await client.query(`alter database ${making} rename to ${template}`);
    return template;
  } finally {
    await client.query('select pg_advisory_unlock(72710002)');
  }
}

async function newPostgres({ migrated }: { migrated: boolean }): Promise<Database> {
  const name = `portal_test_${process.pid}_${Date.now().toString(36)}_${Math.random().toString(36).slice(2, 6)}`;
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  client.on('error', () => undefined);
  try {
    const template = migrated ? await ensureTemplate(client) : 'template0';
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  } catch (error) {
    await client.end();
    throw error;
  }
  const db = openPostgres(named(serverUrl(), name), { poolSize: 6 });
  return {
    ...db,
    async close() {
      await db.close();
      await client.query(`drop database if exists ${name} with (force)`);
      await client.end();
    },
  };
}

async function newEmbedded(): Promise<Database> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-test-'));
  const db = await openEmbedded({ folder });
  return {
    ...db,
    async close() {
      await db.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export const emptyDatabases = {
  PostgreSQL: () => newPostgres({ migrated: false }),
  'the embedded database': newEmbedded,
};

export const emptyDatabase = (): Promise<Database> =>
  onEmbedded ? newEmbedded() : newPostgres({ migrated: false });

export async function freshEmbedded(): Promise<Database> {
  const db = await newEmbedded();
  await migrate(db);
  return db;
}

export const freshDatabase = (): Promise<Database> =>
  onEmbedded ? freshEmbedded() : newPostgres({ migrated: true });
