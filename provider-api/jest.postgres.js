import { startPostgres } from 'tooling/postgres';

export default async function start() {
  if (process.env.TEST_DATABASE === 'embedded') return;
  const postgres = await startPostgres();
  process.env.TEST_DATABASE_URL = postgres.url;
  globalThis.stopPostgres = postgres.stop;
}
