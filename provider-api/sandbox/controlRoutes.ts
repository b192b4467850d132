import type { FastifyInstance } from 'fastify';
import { type Faults, faultProblem } from './faults.ts';
import type { Sandbox } from './Sandbox.ts';

export function controlRoutes(app: FastifyInstance, { store, faults, notifier }: Sandbox): void {
  app.get('/sandbox/health', () => ({ status: 'ready', references: store.count() }));

  app.post<{ Body: Record<string, unknown> | null }>('/sandbox/faults', (request, reply) => {
    const { rrr, orderId, ...wanted } = request.body ?? {};
    const problem = faultProblem(wanted);
    if (problem) return reply.code(400).send({ errors: [problem], message: 'Invalid request' });
    const only = rrr ?? orderId;
    faults.set(wanted as Partial<Faults>, only === undefined ? undefined : String(only));
    return { faults: only === undefined ? faults.for() : faults.for(String(only)) };
  });

  app.delete('/sandbox/faults', () => {
    faults.reset();
    return { faults: faults.for() };
  });

  app.post('/sandbox/notifications/release', async () => ({ answered: await notifier.release() }));

  app.get<{ Params: { key: string } }>('/sandbox/references/:key', (request, reply) => {
    const reference = store.byRrr(request.params.key) ?? store.byOrder(request.params.key);
    return (
      reference ?? reply.code(404).send({ errors: ['Payment reference not found'], message: 'Not found' })
    );
  });
}
