import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type Database, migrate, openEmbedded, openPostgres, schemaVersion } from '../db/index.ts';

/** Which database the tests run on: TEST_DATABASE=embedded|postgres, else whatever TEST_DATABASE_URL names. */
function testDatabaseKind(): Database['kind'] {
  const { TEST_DATABASE, TEST_DATABASE_URL } = process.env;
  if (TEST_DATABASE === 'embedded' || TEST_DATABASE === 'postgres') return TEST_DATABASE;
  return TEST_DATABASE_URL ? 'postgres' : 'embedded';
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url)
    throw new Error('TEST_DATABASE_URL must name a PostgreSQL server when TEST_DATABASE is postgres.');
  return url;
}

const named = (url: string, database: string) =>
  Object.assign(new URL(url), { pathname: `/${database}` }).toString();

async function onServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function exists(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  return rowCount === 1;
}

/** A migrated database that every test file's own one is copied from. */
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

async function newPostgres(): Promise<Database> {
  const name = `portal_test_${process.pid}_${Date.now().toString(36)}_${Math.random().toString(36).slice(2, 6)}`;
  await onServer(async (client) => {
    const template = await ensureTemplate(client);
    await client.query(`create database ${name} template ${template}`);
  });
  const db = openPostgres(named(serverUrl(), name), { poolSize: 6 });
  return {
    ...db,
    async close() {
      await db.close();
      await onServer((client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/** The databases that new ones are copied from: two thirds of an image's files, and nobody copies them here. */
async function dropTemplates(db: Database): Promise<void> {
  const names = ['template0', 'template1'];
  await db.query('update pg_database set datistemplate = false where datname = any ($1::text[])', [names]);
  for (const name of names) await db.query(`drop database ${name}`);
}

/** In memory, started from an image of a migrated one: the first test file makes it, the others read it. */
async function freshEmbedded(): Promise<Database> {
  const folder = path.join(tmpdir(), 'portal-test-images');
  const image = path.join(folder, `${schemaVersion()}.tar`);
  if (!existsSync(image)) {
    mkdirSync(folder, { recursive: true });
    const made = await openEmbedded();
    await migrate(made);
    await dropTemplates(made);
    const draft = `${image}.${process.pid}`;
    await made.dump(draft);
    await made.close();
    renameSync(draft, image);
  }
  return openEmbedded({ image });
}

/** An empty, migrated database of its own. */
export const freshDatabase = (): Promise<Database> =>
  testDatabaseKind() === 'postgres' ? newPostgres() : freshEmbedded();
