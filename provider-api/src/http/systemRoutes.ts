import { setTimeout as pause } from 'node:timers/promises';
import { type Envelope, health, liveEvents, liveness, type ReplyOf } from 'shared-api/contract';
import type { Database } from '../db/index.ts';
import { findCaller } from './actor.ts';
import { Unauthenticated, Unavailable } from './errors.ts';
import type { LiveStreams } from './liveEvents.ts';
import { openApiRoute } from './openApiRoute.ts';
import { type Api, serve } from './serve.ts';

const databaseWithinMs = 2000;

/** The health check must answer even if the database does not. */
async function answersSoon(db: Database): Promise<void> {
  const tooLong = new AbortController();
  try {
    await Promise.race([
      db.query('select 1 from schema_migrations limit 1'),
      pause(databaseWithinMs, undefined, { signal: tooLong.signal }).then(() => {
        throw new Error('The database takes too long');
      }),
    ]);
  } catch {
    throw new Unavailable('The database cannot be reached');
  } finally {
    tooLong.abort();
  }
}

export function systemRoutes(api: Api, streams: LiveStreams, isDraining: () => boolean): void {
  const { context, places } = api;
  serve(api, health, async ({ db }) => {
    if (isDraining()) throw new Unavailable('This server is about to stop');
    if (places.areLongFull)
      throw new Unavailable('This server has had no room for another call for a minute');
    await answersSoon(db);
    return { data: { status: 'ready', database: db.kind } };
  });

  // The database is not checked: a restart of the server would not repair the database.
  api.served.push(liveness);
  api.fastify.get(`/api${liveness.path}`, { exposeHeadRoute: false }, async (_request, reply) => {
    const envelope: Envelope<ReplyOf<typeof liveness>> = {
      data: { status: 'alive' },
      errors: [],
      message: '',
      title: '',
    };
    return reply.header('cache-control', 'no-store').send(envelope);
  });

  openApiRoute(api);

  api.served.push(liveEvents);
  api.fastify.get(`/api${liveEvents.path}`, { exposeHeadRoute: false }, async (request, reply) => {
    const { authorization } = request.headers;
    const caller = () => findCaller(context.db, { authorization, now: context.clock.now(), counts: false });
    const found = await caller();
    if (!found) throw new Unauthenticated();
    const stillValid = () =>
      caller().then(
        () => true,
        (thrown) => !(thrown instanceof Unauthenticated),
      );
    streams.open({ actor: found, reply, stillValid });
    return reply;
  });
}
