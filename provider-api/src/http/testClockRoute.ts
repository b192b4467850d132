import { TestClock } from '../clock.ts';
import { BadRequest } from './errors.ts';
import type { Api } from './serve.ts';

interface Setting {
  Body: { now?: unknown } | null;
}

/**
 * `POST /testing/clock {"now": "2026-01-31T22:59:59Z"}` stops the clock at this time, and `{}` lets the clock
 * run. After each of these calls, all periodic jobs are due.
 */
export function testClockRoute({ fastify, context: { clock, db } }: Api): void {
  if (!(clock instanceof TestClock)) return;
  fastify.post<Setting>('/testing/clock', async (request) => {
    const now = request.body?.now;
    const at = now === undefined || now === null ? undefined : new Date(String(now));
    if (at && Number.isNaN(at.getTime())) throw new BadRequest('now must be a time');
    clock.set(at);
    await db.query('update periodic_jobs set next_run = now()');
    await db.query(`select pg_notify('outbox', '')`);
    return { now: clock.now().toISOString() };
  });
}
