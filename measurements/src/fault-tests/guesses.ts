import { setTimeout as delay } from 'node:timers/promises';
import { signIn } from 'shared-api/contract';
import { ApiClient } from 'tooling/portal';
import { startPostgres } from 'tooling/postgres';
import { startTestEnvironment } from '../portal/testEnvironment.ts';

const guessesAtOnce = 250;
const maxJudged = 5;
const lookEveryMs = 250;

interface SignIn {
  readonly url: string;
  readonly email: string;
  readonly password: string;
  /** A browser that signed in before has one. */
  readonly cookie?: string;
}

const send = ({ url, email, password, cookie }: SignIn): Promise<Response> =>
  new ApiClient(url).send(signIn, {
    body: { Email: email, Password: password },
    headers: cookie ? { cookie } : {},
  });

const statusOf = async (signedIn: Promise<Response>): Promise<number> => {
  const reply = await signedIn;
  await reply.arrayBuffer();
  return reply.status;
};

export async function guesses(): Promise<string> {
  const postgres = await startPostgres({ durable: true });
  const { portal, accounts, anotherServer } = await startTestEnvironment({ DATABASE_URL: postgres.url });
  const other = await anotherServer();
  const [owner] = accounts.clients;
  if (!owner) throw new Error('There is no client');
  const { email, password } = owner.account;
  const urls = [portal.url, other.url];
  const first = await send({ url: portal.url, email, password });
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';

  const from = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: guessesAtOnce }, (_, guess) =>
      statusOf(send({ url: urls[guess % 2] ?? other.url, email, password: `Wrong-${guess}` })),
    ),
  );
  const judged = statuses.filter((status) => status === 400).length;
  const delayed = statuses.filter((status) => status === 429).length;
  if (judged > maxJudged || judged + delayed !== guessesAtOnce)
    throw new Error(`Of ${guessesAtOnce} guesses ${judged} were judged and ${delayed} delayed`);
  const guessedMs = performance.now() - from;
  for (const url of urls) {
    const status = await statusOf(send({ url, email, password, cookie }));
    if (status !== 200) throw new Error(`The owner was answered ${status} at a known browser`);
  }
  while ((await statusOf(send({ url: other.url, email, password }))) === 429) await delay(lookEveryMs);
  const newBrowserMs = performance.now() - from;
  await other.stop();
  await portal.stop();
  await postgres.stop();
  return (
    `${guessesAtOnce} guesses at once at two servers: ${judged} judged, ${delayed} delayed, all answered within ${Math.round(guessedMs)} ms; ` +
    `the owner signed in at once from a known browser, and from a new one ${(newBrowserMs / 1000).toFixed(1)} s after the first guess`
  );
}
