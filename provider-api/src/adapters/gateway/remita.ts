import { nairaFromKobo } from 'shared-api/rules';
import type { Config } from '../../config.ts';
import type { DeactivateOutcome, GatewayPayment, IssueOutcome, StatusOutcome } from './gateway.ts';
import {
  amountKoboOf,
  codeOf,
  isGatewayFailure,
  orderIdOf,
  orderKnown,
  paymentState,
  reasonOf,
  rrrIssued,
  rrrOf,
} from './remitaReply.ts';
import { authorization, issueHash, remitaRequest, statusHash } from './remitaRequest.ts';

type RemitaSettings = Config & { withinMs: number };

async function remitaStatus(
  settings: RemitaSettings,
  page: 'status.reg' | 'orderstatus.reg',
  key: string,
): Promise<StatusOutcome> {
  const hash = statusHash(settings, key);
  const answer = await remitaRequest(
    `${settings.remitaUrl}/remita/exapp/api/v1/send/api/echannelsvc/${settings.remitaMerchantId}/${encodeURIComponent(key)}/${hash}/${page}`,
    { headers: { 'content-type': 'application/json', authorization: authorization(settings, hash) } },
    settings.withinMs,
  );
  if (answer.outcome === 'unknown') return answer;
  const { reply } = answer;
  const code = codeOf(reply);
  if (code === undefined || isGatewayFailure(code)) return { outcome: 'unknown', reason: reasonOf(reply) };
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
  const answer = await remitaRequest(
    `${settings.remitaUrl}/remita/exapp/api/v1/send/api/echannelsvc/merchant/api/paymentinit`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: authorization(settings, issueHash(settings, payment.orderId, amount)),
      },
      body: JSON.stringify({
        serviceTypeId: settings.remitaServiceTypeId,
        amount,
        orderId: payment.orderId,
        payerName: payment.payerName,
        payerEmail: payment.payerEmail,
        payerPhone: payment.payerPhone,
        description: payment.description,
      }),
    },
    settings.withinMs,
  );
  if (answer.outcome === 'unknown') return answer;
  const { reply } = answer;
  const code = codeOf(reply);
  const rrr = rrrOf(reply);
  if (code === rrrIssued && rrr) return { outcome: 'issued', rrr };
  if (code === undefined || code === rrrIssued || isGatewayFailure(code)) {
    return { outcome: 'unknown', reason: reasonOf(reply) };
  }
  if (orderKnown.includes(code)) return recover(settings, payment.orderId);
  return { outcome: 'refused', code, reason: reasonOf(reply) };
}

async function deactivate(settings: RemitaSettings, rrr: string): Promise<DeactivateOutcome> {
  const hash = statusHash(settings, rrr);
  const answer = await remitaRequest(
    `${settings.remitaUrl}/remita/exapp/api/v1/send/api/echannelsvc/v2/api/deactivate.json`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: authorization(settings, hash) },
      body: JSON.stringify({ rrr, hash, merchantId: settings.remitaMerchantId }),
    },
    settings.withinMs,
  );
  if (answer.outcome === 'unknown') return answer;
  const code = codeOf(answer.reply);
  if (code === '00') return { outcome: 'deactivated' };
  if (code === undefined || isGatewayFailure(code)) {
    return { outcome: 'unknown', reason: reasonOf(answer.reply) };
  }
  return { outcome: 'refused', code, reason: reasonOf(answer.reply) };
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
