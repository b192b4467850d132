import { setTimeout as delay } from 'node:timers/promises';
import { listServices } from 'shared-api/contract';
import { ApiClient } from 'tooling/portal';
import { startPostgres } from 'tooling/postgres';
import { startNginx } from '../portal/startNginx.ts';
import { production, startTestEnvironment } from '../portal/testEnvironment.ts';
import { verify } from './verify.ts';

const visitors = 8;

/** When a server has failed, nginx sends the server no requests for 2 s (`fail_timeout`). The test must wait longer. */
const untilNginxAsksAgainMs = 3_000;

export const upgrade = async (): Promise<void> => {
  const postgres = await startPostgres();
  const { portal, accounts, anotherServer } = await startTestEnvironment({ DATABASE_URL: postgres.url });
  await portal.stop();
  const settings = { ...production, TRUST_PROXY: '1', LOG_LEVEL: 'silent', DRAIN_SECONDS: '2' };
  const portals = [await anotherServer(settings), await anotherServer(settings)];
  const { url } = await startNginx(portal.dataDir, portals);
  const { token } = accounts.administrator;
  const statuses: Record<string, number> = {};
  let going = true;
  const visit = async (): Promise<void> => {
    while (going) {
      const { status = 'none' } = await new ApiClient(url).attempt(listServices, { token });
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  const visiting = Array.from({ length: visitors }, visit);
  for (const { restart } of portals) {
    await restart();
    await delay(untilNginxAsksAgainMs);
  }
  going = false;
  await Promise.all(visiting);
  const { 200: answered, ...others } = statuses;
  verify(`both servers were upgraded, ${answered} calls answered`, Object.keys(others).length === 0, others);
};
