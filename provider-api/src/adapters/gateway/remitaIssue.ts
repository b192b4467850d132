import { nairaFromKobo } from 'shared-api/rules';
import type { GatewayPayment, IssueOutcome } from './gateway.ts';
import type { RemitaSettings } from './RemitaSettings.ts';
import { isGatewayFailure, orderKnown, rrrIssued } from './remitaCodes.ts';
import { authorization, issueHash } from './remitaHashes.ts';
import { codeOf, reasonOf, rrrOf } from './remitaReply.ts';
import { remitaRequest } from './remitaRequest.ts';
import { remitaStatus } from './remitaStatus.ts';

async function recover(settings: RemitaSettings, orderId: string): Promise<IssueOutcome> {
  const status = await remitaStatus(settings, 'orderstatus.reg', orderId);
  if (status.outcome !== 'known') return status;
  return status.rrr
    ? { outcome: 'issued', rrr: status.rrr }
    : { outcome: 'unknown', reason: 'The gateway knows the order but not its RRR' };
}

/** Asks for an RRR; one that the gateway knows already gives its RRR back (S09). */
export async function remitaIssue(settings: RemitaSettings, payment: GatewayPayment): Promise<IssueOutcome> {
  const amount = nairaFromKobo(payment.amountKobo).toFixed(2);
  const answer = await remitaRequest(
    `${settings.host}/remita/exapp/api/v1/send/api/echannelsvc/merchant/api/paymentinit`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: authorization(settings, issueHash(settings, payment.orderId, amount)),
      },
      body: JSON.stringify({
        serviceTypeId: settings.serviceTypeId,
        amount,
        orderId: payment.orderId,
        payerName: payment.payerName,
        payerEmail: payment.payerEmail,
        payerPhone: payment.payerPhone,
        description: payment.description,
      }),
    },
    settings.timeoutMs,
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
