import { setTimeout as delay } from 'node:timers/promises';
import { startNginx } from '../portal/startNginx.ts';
import { underLoad } from './underLoad.ts';
import { onPostgres } from './withLedger.ts';

const servedMs = 3_000;
const workers = 9;

export const threeServers = (): Promise<string> =>
  onPostgres(async (environment) => {
    const { portal, anotherServer } = environment;
    const [second, third] = [await anotherServer(), await anotherServer()];
    const { url } = await startNginx(portal.dataDir, [portal, second, third]);
    const work = async () => {
      await delay(servedMs);
      await second.stop('SIGKILL');
      await delay(servedMs);
      await third.stop();
      await delay(servedMs);
    };
    const { statuses, kept } = await underLoad(environment, work, { url, workers, pauseMs: 10 });
    const { 200: _answered, ...others } = statuses;
    const failed = Object.values(others).reduce((sum, count) => sum + count, 0);
    if (failed > workers)
      throw new Error(`More failed than can have been in flight: ${JSON.stringify(statuses)}`);
    return `one of three servers killed, one stopped, under load: replies ${JSON.stringify(statuses)}. ${kept}`;
  });
