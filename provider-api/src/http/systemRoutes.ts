import { contract, health, liveEvents, openApi } from 'shared-api/contract';
import { findCaller } from './actor.ts';
import { Unauthenticated, Unavailable } from './errors.ts';
import type { LiveStreams } from './events.ts';
import { openApiDocument } from './openapi.ts';
import { type Api, servePublic } from './serve.ts';

/** Health, the API's description, and live events. */
export function systemRoutes(api: Api, streams: LiveStreams, isTakingWork: () => boolean): void {
  const { services } = api;
  servePublic(api, health, async ({ db }) => {
    if (!isTakingWork()) throw new Unavailable('This server is about to stop');
    try {
      await db.query('select 1 from schema_migrations limit 1');
    } catch {
      throw new Unavailable('The database cannot be reached');
    }
    return { data: { status: 'ready', database: db.kind } };
  });

  // Hundreds of schemas, which a server that nobody asks for them need not read at its start.
  let document: ReturnType<typeof openApiDocument> | undefined;
  servePublic(api, openApi, async () => {
    document ??= openApiDocument(contract);
    return { data: document };
  });

  api.served.push(liveEvents);
  api.fastify.get(`/api${liveEvents.path}`, { exposeHeadRoute: false }, async (request, reply) => {
    const { authorization } = request.headers;
    const caller = () => findCaller(services.db, { authorization, now: services.clock.now(), counts: false });
    const found = await caller();
    if (!found) throw new Unauthenticated();
    const stillValid = () =>
      caller().then(
        () => true,
        (thrown) => !(thrown instanceof Unauthenticated),
      );
    streams.open({ actor: found.actor, reply, stillValid });
    return reply;
  });
}
