import type { FastifyInstance } from 'fastify';
import { expectedHash } from './hashes.ts';
import type { Sandbox } from './Sandbox.ts';

type DeactivateBody = { rrr?: string; hash?: string; merchantId?: string } | null;

export function deactivateRoute(app: FastifyInstance, { store, credentials }: Sandbox): void {
  app.post<{ Body: DeactivateBody }>(
    '/remita/exapp/api/v1/send/api/echannelsvc/v2/api/deactivate.json',
    async ({ body }) => {
      const rrr = body?.rrr ?? '';
      if (
        body?.merchantId !== credentials.merchantId ||
        body.hash !== expectedHash.status(credentials, rrr)
      ) {
        return { statuscode: '013', status: 'Hash mismatch' };
      }
      const reference = store.byRrr(rrr);
      if (!reference) return { statuscode: '022', status: 'Invalid RRR' };
      if (reference.state === 'paid') return { statuscode: '027', status: 'Already processed' };
      store.change(reference, { state: 'deactivated' });
      return { statuscode: '00', status: 'RRR deactivated' };
    },
  );
}
