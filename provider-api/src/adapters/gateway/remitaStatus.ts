import type { StatusOutcome } from './gateway.ts';
import type { RemitaSettings } from './RemitaSettings.ts';
import { isGatewayFailure, paymentState } from './remitaCodes.ts';
import { authorization, statusHash } from './remitaHashes.ts';
import { amountKoboOf, codeOf, orderIdOf, reasonOf, rrrOf } from './remitaReply.ts';
import { remitaRequest } from './remitaRequest.ts';

/** Asks what became of an RRR (status.reg) or of an order (orderstatus.reg). */
export async function remitaStatus(
  settings: RemitaSettings,
  page: 'status.reg' | 'orderstatus.reg',
  key: string,
): Promise<StatusOutcome> {
  const hash = statusHash(settings, key);
  const answer = await remitaRequest(
    `${settings.host}/remita/exapp/api/v1/send/api/echannelsvc/${settings.merchantId}/${encodeURIComponent(key)}/${hash}/${page}`,
    { headers: { 'content-type': 'application/json', authorization: authorization(settings, hash) } },
    settings.timeoutMs,
  );
  if (answer.outcome === 'unknown') return answer;
  const { reply } = answer;
  const code = codeOf(reply);
  if (code === undefined || isGatewayFailure(code)) return { outcome: 'unknown', reason: reasonOf(reply) };
  const state = paymentState(code, settings.paidCodes);
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
