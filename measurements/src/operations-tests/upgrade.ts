import { setTimeout as delay } from 'node:timers/promises';
import { buildFrontEnd, type Portal } from 'tooling/portal';
import { startPostgres } from 'tooling/postgres';
import { inRoot } from 'tooling/programs';
import { startNginx } from '../portal/startNginx.ts';
import { production, startTestEnvironment } from '../portal/testEnvironment.ts';
import { verify } from './verify.ts';

const visitors = 8;

/** When a server has failed, nginx sends the server no requests for 2 s (`fail_timeout`). The test must wait longer. */
const untilNginxAsksAgainMs = 3_000;

const traffic = (url: string, token: string) => {
  let going = true;
  const seen = { calls: 0, pages: 0, refused: [] as string[] };
  const visit = async (): Promise<void> => {
    while (going) {
      for (const path of ['/login', '/api/services', '/api/airports']) {
        const reply = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } }).catch(
          (failure: unknown) => ({ status: 0, text: async () => String(failure) }),
        );
        const text = await reply.text();
        if (reply.status !== 200) seen.refused.push(`${path}: ${reply.status} ${text.slice(0, 120)}`);
        else if (path.startsWith('/api/')) seen.calls += 1;
        else seen.pages += 1;
      }
    }
  };
  const all = Promise.all(Array.from({ length: visitors }, visit));
  return async () => {
    going = false;
    await all;
    return seen;
  };
};

export const upgrade = async (): Promise<void> => {
  await buildFrontEnd();
  const postgres = await startPostgres();
  const { portal, accounts, anotherServer } = await startTestEnvironment({ DATABASE_URL: postgres.url });
  await portal.stop();
  const settings = { ...production, TRUST_PROXY: '1', LOG_LEVEL: 'silent', DRAIN_SECONDS: '2' };
  const portals: readonly Portal[] = [await anotherServer(settings), await anotherServer(settings)];
  const nginx = await startNginx(inRoot('.cache/site'), portals);
  const stop = traffic(nginx.url, accounts.administrator.token);
  for (const { url, restart } of portals) {
    await restart();
    await delay(untilNginxAsksAgainMs);
    verify(`${url} was drained, stopped and started again`, true);
  }
  const { calls, pages, refused } = await stop();
  verify(
    `${calls} calls and ${pages} pages meanwhile, none refused`,
    refused.length === 0,
    refused.slice(0, 5),
  );
};
