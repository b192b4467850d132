import type { DeactivateOutcome, Gateway } from './gateway.ts';
import type { RemitaSettings } from './RemitaSettings.ts';
import { isGatewayFailure } from './remitaCodes.ts';
import { authorization, statusHash } from './remitaHashes.ts';
import { remitaIssue } from './remitaIssue.ts';
import { codeOf, reasonOf } from './remitaReply.ts';
import { remitaRequest } from './remitaRequest.ts';
import { remitaStatus } from './remitaStatus.ts';

async function deactivate(settings: RemitaSettings, rrr: string): Promise<DeactivateOutcome> {
  const hash = statusHash(settings, rrr);
  const answer = await remitaRequest(
    `${settings.host}/remita/exapp/api/v1/send/api/echannelsvc/v2/api/deactivate.json`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: authorization(settings, hash) },
      body: JSON.stringify({ rrr, hash, merchantId: settings.merchantId }),
    },
    settings.timeoutMs,
  );
  if (answer.outcome === 'unknown') return answer;
  const code = codeOf(answer.reply);
  if (code === '00') return { outcome: 'deactivated' };
  if (code === undefined || isGatewayFailure(code)) {
    return { outcome: 'unknown', reason: reasonOf(answer.reply) };
  }
  return { outcome: 'refused', code, reason: reasonOf(answer.reply) };
}

/** Remita's documented HTTP API; the sandbox speaks the same. */
export const remita = (settings: RemitaSettings): Gateway => ({
  issueRrr: (payment) => remitaIssue(settings, payment),
  statusByRrr: (rrr) => remitaStatus(settings, 'status.reg', rrr),
  statusByOrder: (orderId) => remitaStatus(settings, 'orderstatus.reg', orderId),
  deactivate: (rrr) => deactivate(settings, rrr),
  paymentUrl: (rrr) => settings.paymentsUrl.replaceAll('{rrr}', encodeURIComponent(rrr)),
});
