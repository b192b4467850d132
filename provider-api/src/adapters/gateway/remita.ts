import { nairaFromKobo } from 'shared-api/rules';
import type { Config } from '../../config.ts';
import type { DeactivateOutcome, GatewayPayment, IssueOutcome, StatusOutcome } from './gateway.ts';
import {
  amountKoboOf,
  orderIdOf,
  orderKnown,
  paymentState,
  reasonOf,
  rrrIssued,
  rrrOf,
} from './remitaReply.ts';
import { issueHash, type RemitaSettings, remitaRequest, statusHash } from './remitaRequest.ts';

async function remitaStatus(
  settings: RemitaSettings,
  page: 'status.reg' | 'orderstatus.reg',
  key: string,
): Promise<StatusOutcome> {
  const hash = statusHash(settings, key);
  const path = `${settings.remitaMerchantId}/${encodeURIComponent(key)}/${hash}/${page}`;
  const answer = await remitaRequest(settings, { path, hash });
  if (answer.outcome === 'unknown') return answer;
  const { code, reply } = answer;
  const state = paymentState(code, settings.remitaPaidCodes);
  if (!state) return { outcome: 'refused', code, reason: reasonOf(reply) };
  return {
    outcome: 'known',
    state,
    code,
    rrr: rrrOf(reply),
    orderId: orderIdOf(reply),
    amountKobo: amountKoboOf(reply),
  };
}

async function recover(settings: RemitaSettings, orderId: string): Promise<IssueOutcome> {
  const status = await remitaStatus(settings, 'orderstatus.reg', orderId);
  if (status.outcome !== 'known') return status;
  return status.rrr
    ? { outcome: 'issued', rrr: status.rrr }
    : { outcome: 'unknown', reason: 'The gateway knows the order but not its RRR' };
}

async function remitaIssue(settings: RemitaSettings, payment: GatewayPayment): Promise<IssueOutcome> {
  const amount = nairaFromKobo(payment.amountKobo).toFixed(2);
  const answer = await remitaRequest(settings, {
    path: 'merchant/api/paymentinit',
    hash: issueHash(settings, payment.orderId, amount),
    body: {
      serviceTypeId: settings.remitaServiceTypeId,
      amount,
      orderId: payment.orderId,
      payerName: payment.payerName,
      payerEmail: payment.payerEmail,
      payerPhone: payment.payerPhone,
      description: payment.description,
    },
  });
  if (answer.outcome === 'unknown') return answer;
  const { code, reply } = answer;
  const rrr = rrrOf(reply);
  if (code === rrrIssued)
    return rrr ? { outcome: 'issued', rrr } : { outcome: 'unknown', reason: reasonOf(reply) };
  if (orderKnown.includes(code)) return recover(settings, payment.orderId);
  return { outcome: 'refused', code, reason: reasonOf(reply) };
}

async function deactivate(settings: RemitaSettings, rrr: string): Promise<DeactivateOutcome> {
  const hash = statusHash(settings, rrr);
  const body = { rrr, hash, merchantId: settings.remitaMerchantId };
  const answer = await remitaRequest(settings, { path: 'v2/api/deactivate.json', hash, body });
  if (answer.outcome === 'unknown') return answer;
  const { code, reply } = answer;
  return code === '00' ? { outcome: 'deactivated' } : { outcome: 'refused', code, reason: reasonOf(reply) };
}

export function remita(config: Config, withinMs = config.gatewayWithinMs.queue) {
  const settings: RemitaSettings = { ...config, withinMs };
  return {
    /** The same order id must never get a second reference (RRR). */
    issueRrr: (payment: GatewayPayment) => remitaIssue(settings, payment),
    statusByRrr: (rrr: string) => remitaStatus(settings, 'status.reg', rrr),
    statusByOrder: (orderId: string) => remitaStatus(settings, 'orderstatus.reg', orderId),
    deactivate: (rrr: string) => deactivate(settings, rrr),
    paymentUrl: (rrr: string): string => config.paymentsUrl.replaceAll('{rrr}', encodeURIComponent(rrr)),
  };
}
