import { createServer, type Server as HttpServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AppContext } from '../appContext.ts';
import { verifyLedger } from '../domains/ledger/index.ts';
import type { Places } from '../http/shedOverload.ts';
import { routeOf } from '../http/staticSite.ts';
import type { PeriodicJob } from '../jobs/index.ts';
import { type StoredGauge, storedGauges } from './storedGauges.ts';

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const ledgerEveryMs = 6 * 3_600_000;

interface Reading {
  label?: string;
  value: number;
}

/**
 * The metrics have their own port: the public port must not serve them. A label contains the pattern of a
 * route, never the id or name of a person.
 */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests: Histogram;
  private readonly ledgerWrong: Gauge;
  private readonly ledgerCheckedAt: Gauge;
  private readonly server: HttpServer;

  constructor(context: AppContext, places: Places) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Histogram({
      name: 'portal_request_seconds',
      help: 'How long requests took, by route and status',
      labelNames: ['method', 'route', 'status'],
      buckets,
      registers,
    });
    this.ledgerWrong = new Gauge({
      name: 'portal_ledger_wrong',
      help: 'Events that break an invariant of the ledger, as found by the last check of this server',
      registers,
    });
    this.ledgerCheckedAt = new Gauge({
      name: 'portal_ledger_checked_timestamp_seconds',
      help: 'When this server last checked the ledger',
      registers,
    });
    new Counter({
      name: 'portal_log_lines_lost_total',
      help: 'Lines of the log that could not be written since this server started',
      registers,
      collect() {
        this.reset();
        this.inc(context.linesLost());
      },
    });
    this.gauge({ name: 'portal_places_taken', help: 'Calls being worked on, of MAX_IN_FLIGHT' }, async () => [
      { value: places.count },
    ]);
    // This gauge must be before the loop: the gauges of the loop use database connections, which would be counted.
    this.gauge(
      {
        name: 'portal_database_connections',
        help: 'Connections to the database by state; waiting are callers without one',
        label: 'state',
      },
      async () => Object.entries(context.db.connections()).map(([label, value]) => ({ label, value })),
    );
    for (const { sql, ...gauge } of storedGauges) this.gauge(gauge, () => context.db.all<Reading>(sql));
    this.server = createServer((request, response) => {
      const isScrape = request.method === 'GET' && request.url === '/metrics';
      if (!isScrape) return void response.writeHead(404).end();
      return void this.registry.metrics().then(
        (text) => response.writeHead(200, { 'content-type': this.registry.contentType }).end(text),
        (thrown: unknown) => {
          context.log.warn({ err: thrown }, 'the metrics could not be collected');
          response.writeHead(503).end();
        },
      );
    });
  }

  readonly ledgerCheck: PeriodicJob = {
    kind: 'metrics.ledger',
    everyMs: ledgerEveryMs,
    run: async ({ db, log }) => {
      const broken = (await verifyLedger(db)).filter(({ wrong }) => wrong > 0);
      this.ledgerWrong.set(broken.reduce((sum, { wrong }) => sum + wrong, 0));
      this.ledgerCheckedAt.setToCurrentTime();
      if (broken.length > 0) log.error({ broken }, 'the ledger breaks its invariants');
    },
  };

  watch(app: FastifyInstance): void {
    app.addHook('onResponse', async (request, reply) => {
      const { method } = request;
      this.requests.observe(
        { method, route: routeOf(request), status: reply.statusCode },
        reply.elapsedTime / 1000,
      );
    });
  }

  listen(port: number, host: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const refuse = ({ code, message }: NodeJS.ErrnoException) =>
        reject(
          new Error(
            `METRICS_PORT ${port} cannot be used: ${code === 'EADDRINUSE' ? 'another program listens there' : message}.`,
          ),
        );
      this.server.once('error', refuse).listen(port, host, resolve);
    });
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private gauge(
    { name, help, label }: Omit<StoredGauge, 'sql'>,
    read: () => Promise<readonly Reading[]>,
  ): void {
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [this.registry],
      async collect() {
        const readings = await read();
        this.reset();
        for (const reading of readings)
          this.set(label ? { [label]: String(reading.label) } : {}, Number(reading.value));
      },
    });
  }
}
