import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres } from 'tooling/postgres';
import { expectAllAnswered, underLoad } from '../fault-tests/underLoad.ts';
import { startNginx } from '../portal/startNginx.ts';
import { production, startTestEnvironment } from '../portal/testEnvironment.ts';

/** nginx sends a server that has failed no requests for 2 s (`fail_timeout`). The test must wait longer. */
const untilNginxAsksAgainMs = 3_000;

export const upgrade = async (): Promise<string> => {
  const postgres = await startPostgres();
  const environment = await startTestEnvironment({ DATABASE_URL: postgres.url });
  const { portal, anotherServer } = environment;
  await portal.stop();
  const settings = { ...production, TRUST_PROXY: '1', LOG_LEVEL: 'silent', DRAIN_SECONDS: '2' };
  const portals = [await anotherServer(settings), await anotherServer(settings)];
  const { url } = await startNginx(portal.dataDir, portals);
  const work = async () => {
    for (const { restart } of portals) {
      await restart();
      await delay(untilNginxAsksAgainMs);
    }
  };
  const { statuses, kept } = await underLoad(environment, work, { url, workers: 8 });
  expectAllAnswered(statuses, 'an upgrade of both servers');
  return `both servers were upgraded, ${statuses[200]} calls answered. ${kept}`;
};
