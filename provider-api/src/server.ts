import { randomUUID } from 'node:crypto';
import { maxHeaderSize } from 'node:http';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { maxFileBytes, maxFiles } from 'shared-api/rules';
import type { AppContext } from './appContext.ts';
import type { Domain } from './domain.ts';
import * as allDomains from './domains.ts';
import { allowOrigins } from './http/cors.ts';
import { NotFound } from './http/errors.ts';
import { LiveStreams } from './http/liveEvents.ts';
import { sendProblem } from './http/problems.ts';
import { logRequests } from './http/requestLog.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { type Api, serveVerbs } from './http/serve.ts';
import { Places, shedOverload } from './http/shedOverload.ts';
import { giveUpSlowBodies } from './http/slowBodies.ts';
import { serveSite } from './http/staticSite.ts';
import { systemRoutes } from './http/systemRoutes.ts';
import { testClockRoute } from './http/testClockRoute.ts';
import { housekeeping } from './jobs/housekeeping.ts';
import { Runner } from './jobs/index.ts';
import { mailboxRoutes } from './mailbox/mailboxRoutes.ts';
import { Metrics } from './metrics/Metrics.ts';
import { letterJob } from './telling/letterJob.ts';
import { smsJob } from './telling/sms/smsJob.ts';

const megabyte = 1024 * 1024;
const closeWithinMs = 10_000;
const bodyWithinMs = 15_000;
/** At 400 kbit/s, a form with as many files as allowed takes seven minutes. */
const uploadWithinMs = 600_000;

export interface Server {
  api: Api;
  jobs: Runner;
  listen(port: number, host: string): Promise<string>;
  /** Makes the health checks fail, and resolves when proxies have noticed. Calls are still answered. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** Clients send the content type of JSON even without a body: an empty body counts as none. */
function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}

async function frame({ config, log, secrets }: AppContext, places: Places): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: megabyte,
    forceCloseConnections: 'idle',
    // The router accepts a parameter of any length: each field has its own rule for its length.
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: maxHeaderSize },
    frameworkErrors: (error, request, reply) => sendProblem({ request, reply, secrets }, error),
    requestTimeout: uploadWithinMs,
    connectionTimeout: 0,
  }) as unknown as FastifyInstance;
  app.removeContentTypeParser('text/plain');
  readJsonBodies(app);
  securityHeaders(app, config);
  allowOrigins(app, config.corsOrigins);
  logRequests(app);
  shedOverload(app, places);
  giveUpSlowBodies(app, bodyWithinMs);
  await app.register(multipart, {
    limits: { fileSize: maxFileBytes, files: maxFiles + 1, fields: 60, fieldSize: 64 * 1024, parts: 80 },
  });
  return app;
}

async function answerTheRest(
  app: FastifyInstance,
  { config: { siteDir }, secrets }: AppContext,
): Promise<void> {
  app.setErrorHandler((error, request, reply) => sendProblem({ request, reply, secrets }, error));
  app.setNotFoundHandler((request, reply) => {
    const isApi = /^\/api(\/|\?|$)/i.test(request.url);
    sendProblem({ request, reply, secrets }, new NotFound(isApi ? 'No such call' : 'Not found'));
  });
  if (siteDir !== undefined) await serveSite(app, siteDir);
}

export async function createServer(
  context: AppContext,
  domains: readonly Domain[] = Object.values(allDomains),
): Promise<Server> {
  const { config } = context;
  const places = new Places(config.maxInFlight);
  const app = await frame(context, places);
  const api: Api = { fastify: app, context, places, served: [] };
  const streams = new LiveStreams();
  const metrics = config.metricsPort === undefined ? undefined : new Metrics(context, places);
  metrics?.watch(app);
  let draining = false;
  // A server that stops closes its connections: proxies must not send further requests on these connections.
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close');
  });
  await answerTheRest(app, context);
  systemRoutes(api, streams, () => draining);
  if (config.mailbox) mailboxRoutes(api);
  if (config.testClock) testClockRoute(api);
  for (const { verbs = {}, routes } of domains) {
    serveVerbs(api, verbs);
    routes?.(api);
  }
  const jobs = new Runner(
    context,
    [letterJob, smsJob, ...domains.flatMap((domain) => domain.jobs ?? [])],
    [
      ...housekeeping,
      ...(metrics ? [metrics.ledgerCheck] : []),
      ...domains.flatMap((domain) => domain.periodic ?? []),
    ],
  );
  return {
    api,
    jobs,
    async listen(port, host) {
      await streams.start(context.db);
      if (config.metricsPort !== undefined) await metrics?.listen(config.metricsPort, host);
      const address = await app.listen({ port, host });
      if (config.runJobs) await jobs.start();
      return address;
    },
    async drain() {
      draining = true;
      await new Promise((resolve) => setTimeout(resolve, config.drainSeconds * 1000));
    },
    async close() {
      await streams.stop();
      const timer = setTimeout(() => app.server.closeAllConnections(), closeWithinMs).unref();
      await app.close();
      clearTimeout(timer);
      await jobs.stop();
      await metrics?.close();
      await context.db.close();
    },
  };
}
