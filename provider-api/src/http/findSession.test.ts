import { forAllTests } from '../testing/forAllTests.ts';
import { startTestServer } from '../testing/testServer.ts';
import { hashOf } from './actor.ts';
import { findSession } from './findSession.ts';

const server = forAllTests(() => startTestServer({ config: { runJobs: false } }));

it('tokens that are asked for at the same moment find each its own session', async () => {
  const people = await Promise.all(['Client', 'Protocol Officer', 'Client'].map((role) => server.as(role)));
  const tokens = [...people.map(({ token }) => token), 'unknown', people[0]?.token];
  const sessions = await Promise.all(tokens.map((token = '') => findSession(server.db, hashOf(token))));
  const ids = people.map(({ account }) => account.id);
  expect(sessions.map((session) => session?.id)).toEqual([...ids, undefined, ids[0]]);
});

it('a session that was ended is not found at the next moment', async () => {
  const { token = '' } = await server.as('Client');
  const find = () => findSession(server.db, hashOf(token));
  expect(await find()).toBeDefined();
  await server.db.query('update sessions set revoked_at = now() where token_hash = $1', [hashOf(token)]);
  expect(await find()).toBeUndefined();
});
