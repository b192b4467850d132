import type { FastifyInstance } from 'fastify';
import { answer } from './answer.ts';
import type { Faults } from './faults.ts';
import { expectedHash } from './hashes.ts';
import type { Reference } from './reference.ts';
import type { Sandbox } from './Sandbox.ts';

const messages: Record<string, string> = {
  '00': 'Approved',
  '01': 'Approved',
  '02': 'Transaction failed',
  '012': 'Transaction aborted',
  '021': 'Transaction Pending',
  '022': 'Invalid RRR',
};

const codeOf = (reference: Reference, { paidCode }: Faults): string =>
  reference.state === 'paid'
    ? paidCode
    : { pending: '021', canceled: '012', deactivated: '022' }[reference.state];

type StatusParams = { merchantId: string; key: string; hash: string };

export function statusRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { store, faults, credentials } = sandbox;

  function statusOf(reference: Reference) {
    const pending = reference.state === 'paid' && faults.takePendingAnswer(reference.rrr, reference.orderId);
    const code = pending ? '021' : codeOf(reference, faults.for(reference.orderId, reference.rrr));
    const paidAt = reference.paidAt?.replace('T', ' ').slice(0, 19) ?? null;
    return {
      amount: Number(reference.paidAmount ?? reference.amount),
      RRR: reference.rrr,
      orderId: reference.orderId,
      message: messages[code],
      status: code,
      transactiontime: paidAt ?? reference.createdAt.replace('T', ' ').slice(0, 19),
      paymentDate: paidAt,
    };
  }

  const routes = [
    ['status.reg', (key: string) => store.byRrr(key), '022', 'Invalid RRR'],
    ['orderstatus.reg', (key: string) => store.byOrder(key), '026', 'No transaction for this order'],
  ] as const;

  for (const [page, find, unknownCode, unknownText] of routes) {
    app.get<{ Params: StatusParams }>(
      `/remita/exapp/api/v1/send/api/echannelsvc/:merchantId/:key/:hash/${page}`,
      async ({ params: { merchantId, key, hash } }, reply) => {
        const reference = find(key);
        const told = reference ? faults.for(reference.orderId, reference.rrr) : faults.for(key);
        const rightful =
          merchantId === credentials.merchantId && hash === expectedHash.status(credentials, key);
        const body = !rightful
          ? { status: '013', message: 'Hash mismatch' }
          : reference
            ? statusOf(reference)
            : { status: unknownCode, message: unknownText };
        return answer(reply, told.status, told.format, body);
      },
    );
  }
}
