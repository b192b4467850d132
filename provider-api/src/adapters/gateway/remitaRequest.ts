import { createHash } from 'node:crypto';
import type { Config } from '../../config.ts';
import type { Unknown } from './gateway.ts';
import { codeOf, isGatewayFailure, parseRemitaReply, type RemitaReply, reasonOf } from './remitaReply.ts';

type Keys = Pick<Config, 'remitaMerchantId' | 'remitaApiKey' | 'remitaServiceTypeId'>;

const sha512 = (text: string): string => createHash('sha512').update(text, 'utf8').digest('hex');

/** `amount` must be the exact text of the request: "21000.00" and "21000" have different hashes. */
export const issueHash = (keys: Keys, orderId: string, amount: string): string =>
  sha512(`${keys.remitaMerchantId}${keys.remitaServiceTypeId}${orderId}${amount}${keys.remitaApiKey}`);

export const statusHash = (keys: Keys, rrrOrOrderId: string): string =>
  sha512(`${rrrOrOrderId}${keys.remitaApiKey}${keys.remitaMerchantId}`);

const maxReplyLength = 256 * 1024;

export type RemitaSettings = Config & { withinMs: number };

type RemitaAnswer = { outcome: 'answered'; code: string; reply: RemitaReply } | Unknown;

const unknown = (reason: string): Unknown => ({ outcome: 'unknown', reason });

/**
 * After an unreadable answer, an error of the gateway, or a status from 500 on, nobody knows whether the gateway did the
 * work.
 */
export async function remitaRequest(
  settings: RemitaSettings,
  { path, hash, body }: { path: string; hash: string; body?: object },
): Promise<RemitaAnswer> {
  const { remitaUrl, remitaMerchantId, withinMs } = settings;
  try {
    const response = await fetch(`${remitaUrl}/remita/exapp/api/v1/send/api/echannelsvc/${path}`, {
      headers: {
        'content-type': 'application/json',
        authorization: `remitaConsumerKey=${remitaMerchantId},remitaConsumerToken=${hash}`,
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
    });
    const text = await response.text();
    if (response.status >= 500) return unknown(`The gateway answered ${response.status}`);
    const reply = text.length > maxReplyLength ? undefined : parseRemitaReply(text);
    if (!reply) return unknown(`The gateway's answer (${response.status}) is unreadable`);
    const code = codeOf(reply);
    if (code === undefined || isGatewayFailure(code)) return unknown(reasonOf(reply));
    return { outcome: 'answered', code, reply };
  } catch (error) {
    return unknown(
      error instanceof DOMException && error.name === 'TimeoutError'
        ? `The gateway did not answer within ${withinMs} ms`
        : 'The gateway cannot be reached',
    );
  }
}
