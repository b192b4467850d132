import { startPostgres } from 'tooling/postgres';

/** The server of TEST_DATABASE_URL, else one that lives as long as the run. */
export default async function start() {
  if (process.env.TEST_DATABASE === 'embedded') return;
  const postgres = await startPostgres();
  process.env.TEST_DATABASE_URL = postgres.url;
  globalThis.stopPostgres = postgres.stop;
}
