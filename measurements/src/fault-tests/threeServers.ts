import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres } from 'tooling/postgres';
import type { LoadGenerator } from '../portal/LoadGenerator.ts';
import { startNginx } from '../portal/startNginx.ts';
import { startTestEnvironment } from '../portal/testEnvironment.ts';
import { underLoad } from './underLoad.ts';
import { verifyLedger } from './verifyLedger.ts';

const servedMs = 3_000;

async function verifyMails(url: string, load: LoadGenerator): Promise<string> {
  const reply = await fetch(`${url}/mailbox/messages`);
  const messages = (await reply.json()) as { text: string; subject: string }[];
  const confirmations = messages.filter(({ subject }) => subject.startsWith('Confirmed: '));
  const booked = new Set(load.bookings.map(({ id }) => id));
  const seen = new Map<number, number>();
  for (const { text } of confirmations) {
    const id = Number(/\/app\/booking\/(\d+)/.exec(text)?.[1]);
    if (booked.has(id)) seen.set(id, (seen.get(id) ?? 0) + 1);
  }
  const twice = [...seen.values()].filter((count) => count > 1).length;
  if (twice > 0) throw new Error(`${twice} bookings were confirmed twice by mail`);
  return `${seen.size} confirmations among the newest mails, none of them twice`;
}

export async function threeServers(): Promise<string> {
  const postgres = await startPostgres({ durable: true });
  const environment = await startTestEnvironment({ DATABASE_URL: postgres.url });
  const { portal, env, anotherServer } = environment;
  const [second, third] = [await anotherServer(), await anotherServer()];
  const nginx = await startNginx(portal.dataDir, [portal, second, third]);
  const workers = 9;
  const work = async () => {
    await delay(servedMs);
    await second.stop('SIGKILL');
    await delay(servedMs);
    await third.stop();
    await delay(servedMs);
  };
  const asked = { url: nginx.url, workers, pauseMs: 10 };
  const { load, statuses, kept } = await underLoad(environment, work, asked);
  const failed = Object.entries(statuses).reduce(
    (sum, [status, count]) => (status === '200' ? sum : sum + count),
    0,
  );
  if (failed > workers)
    throw new Error(`More failed than can have been in flight: ${JSON.stringify(statuses)}`);
  const mails = await verifyMails(portal.url, load);
  await portal.stop();
  const ledger = await verifyLedger(env);
  await postgres.stop();
  return `one of three servers killed, one stopped, under load: replies ${JSON.stringify(statuses)}. ${kept}. ${mails}. ${ledger}`;
}
