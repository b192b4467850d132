import type { FastifyInstance } from 'fastify';
import { answer } from './answer.ts';
import { expectedHash } from './hashes.ts';
import type { Sandbox } from './Sandbox.ts';

type IssueBody = Record<
  'serviceTypeId' | 'amount' | 'orderId' | 'payerName' | 'payerEmail' | 'payerPhone' | 'description',
  unknown
>;

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const works = (fault: string) => ['none', 'lost', 'slow'].includes(fault);

export function issueRoute(app: FastifyInstance, { store, faults, credentials, clock }: Sandbox): void {
  function issue(body: Partial<IssueBody>, authorization: string) {
    const orderId = text(body.orderId);
    const amount = text(body.amount);
    const hash = expectedHash.issue(credentials, orderId, amount);
    if (authorization !== `remitaConsumerKey=${credentials.merchantId},remitaConsumerToken=${hash}`) {
      return { statuscode: '013', status: 'Invalid merchant credentials or hash mismatch' };
    }
    if (text(body.serviceTypeId) !== credentials.serviceTypeId) {
      return { statuscode: '023', status: 'Service type is missing or unknown' };
    }
    if (!orderId || !text(body.payerName) || !/^\d+(\.\d{1,2})?$/.test(amount)) {
      return { statuscode: '022', status: 'Invalid request' };
    }
    if (Number(amount) <= 0) return { statuscode: '064', status: 'Amount is too low' };
    if (store.byOrder(orderId)) return { statuscode: '028', status: 'Duplicate order reference' };
    const { rrr } = store.create({
      orderId,
      amount,
      payerName: text(body.payerName),
      payerEmail: text(body.payerEmail),
      payerPhone: text(body.payerPhone),
      description: text(body.description),
      createdAt: clock().toISOString(),
    });
    return { statuscode: '025', RRR: rrr, status: 'Payment Reference generated' };
  }

  app.post<{ Body: Partial<IssueBody> | null }>(
    '/remita/exapp/api/v1/send/api/echannelsvc/merchant/api/paymentinit',
    async (request, reply) => {
      const body = request.body ?? {};
      const told = faults.for(text(body.orderId));
      const result = works(told.issue) ? issue(body, request.headers.authorization ?? '') : {};
      return answer(reply, told.issue, told.format, result);
    },
  );
}
