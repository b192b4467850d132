import type { FastifyInstance, FastifyReply } from 'fastify';
import { expectedHash } from './hashes.ts';
import { type PayerAction, pay } from './pay.ts';
import type { Reference } from './reference.ts';
import type { Sandbox } from './Sandbox.ts';
import { messagePage } from './views/messagePage.ts';
import { paymentPage } from './views/paymentPage.ts';
import { resultPage } from './views/resultPage.ts';

type PaymentBody = { rrr?: unknown; action?: unknown; amount?: unknown } | null;
type FinalizeBody = { merchantId?: string; hash?: string; rrr?: string; responseurl?: string } | null;

const actions: readonly PayerAction[] = ['card', 'transfer', 'cancel'];
const isForm = (contentType: string | undefined) =>
  contentType?.startsWith('application/x-www-form-urlencoded');

const html = (reply: FastifyReply, page: string, code = 200) =>
  reply.code(code).type('text/html; charset=utf-8').send(page);

const isWebAddress = (value: string | undefined): value is string =>
  value !== undefined && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

function returnAddress(reference: Reference, portalUrl: string): string {
  if (!reference.returnUrl) return portalUrl;
  const url = new URL(reference.returnUrl);
  url.searchParams.set('RRR', reference.rrr);
  url.searchParams.set('orderID', reference.orderId);
  return url.href;
}

export function payRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { store, credentials, portalUrl, fee } = sandbox;
  const notFound = messagePage(
    'Payment reference not found',
    'Check the 12 digits of the RRR on your invoice and try again.',
    portalUrl,
  );

  app.get('/', (_request, reply) =>
    html(
      reply,
      messagePage(
        'Payment gateway',
        'Open a payment from its invoice, or go to /pay/ followed by an RRR.',
        portalUrl,
      ),
    ),
  );

  app.get<{ Params: { rrr: string } }>('/pay/:rrr', async (request, reply) => {
    const charged = await fee();
    const reference = store.byRrr(request.params.rrr.replace(/\D/g, ''));
    if (!reference) return html(reply, notFound, 404);
    const back = returnAddress(reference, portalUrl);
    return html(
      reply,
      reference.state === 'paid' || reference.state === 'deactivated'
        ? resultPage(reference, back)
        : paymentPage(reference, charged, back),
    );
  });

  app.post<{ Body: PaymentBody }>('/sandbox/payments', async (request, reply) => {
    const form = isForm(request.headers['content-type']);
    const { rrr, action = 'card', amount } = request.body ?? {};
    // Await the fee before reading the reference: the reference may change during the wait.
    const charged = await fee();
    const reference = store.byRrr(String(rrr ?? '').replace(/\D/g, ''));
    if (!reference) {
      return form
        ? html(reply, notFound, 404)
        : reply
            .code(404)
            .send({ errors: ['Payment reference not found'], message: 'Payment reference not found' });
    }
    const wanted = actions.find((each) => each === action);
    if (!wanted || (amount !== undefined && !/^\d+(\.\d{1,2})?$/.test(String(amount)))) {
      return reply.code(400).send({
        errors: ['action is card, transfer or cancel; amount is naira with at most two decimals'],
        message: 'Invalid request',
      });
    }
    const result = await pay(sandbox, reference, wanted, {
      amount: amount === undefined ? undefined : String(amount),
      fee: charged,
    });
    if (form) return reply.redirect(`/pay/${reference.rrr}`, 303);
    const now = store.byRrr(reference.rrr) ?? reference;
    return reply.code(result === 'paid' || result === 'canceled' ? 200 : 409).send({
      rrr: now.rrr,
      orderId: now.orderId,
      result,
      amount: now.paidAmount ?? now.amount,
      paidAt: now.paidAt,
    });
  });

  app.post<{ Body: FinalizeBody }>('/remita/ecomm/finalize.reg', (request, reply) => {
    const { merchantId, hash, rrr = '', responseurl } = request.body ?? {};
    const reference = store.byRrr(rrr);
    if (!reference) return html(reply, notFound, 404);
    if (merchantId !== credentials.merchantId || hash !== expectedHash.hostedPage(credentials, rrr)) {
      return html(
        reply,
        messagePage('Payment refused', 'The merchant’s signature on this payment is not valid.', portalUrl),
        400,
      );
    }
    if (isWebAddress(responseurl)) store.change(reference, { returnUrl: responseurl });
    return reply.redirect(`/pay/${rrr}`, 303);
  });
}
