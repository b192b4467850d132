import { createHash } from 'node:crypto';
import type { Config } from '../../config.ts';
import type { Unknown } from './gateway.ts';
import { parseRemitaReply, type RemitaReply } from './remitaReply.ts';

type Keys = Pick<Config, 'remitaMerchantId' | 'remitaApiKey' | 'remitaServiceTypeId'>;

const sha512 = (text: string): string => createHash('sha512').update(text, 'utf8').digest('hex');

/** `amount` must be the exact text of the request: "21000.00" and "21000" have different hashes. */
export const issueHash = (keys: Keys, orderId: string, amount: string): string =>
  sha512(`${keys.remitaMerchantId}${keys.remitaServiceTypeId}${orderId}${amount}${keys.remitaApiKey}`);

export const statusHash = (keys: Keys, rrrOrOrderId: string): string =>
  sha512(`${rrrOrOrderId}${keys.remitaApiKey}${keys.remitaMerchantId}`);

export const authorization = (keys: Keys, hash: string): string =>
  `remitaConsumerKey=${keys.remitaMerchantId},remitaConsumerToken=${hash}`;

const maxReplyLength = 256 * 1024;

export type RemitaAnswer = { outcome: 'answered'; reply: RemitaReply } | Unknown;

const unknown = (reason: string): Unknown => ({ outcome: 'unknown', reason });

/** After an unreadable answer, or a status from 500 on, nobody knows whether the gateway did the work. */
export async function remitaRequest(
  url: string,
  init: RequestInit,
  timeoutMs: number,
): Promise<RemitaAnswer> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const text = await response.text();
    if (response.status >= 500) return unknown(`The gateway answered ${response.status}`);
    const reply = text.length > maxReplyLength ? undefined : parseRemitaReply(text);
    return reply
      ? { outcome: 'answered', reply }
      : unknown(`The gateway's answer (${response.status}) is unreadable`);
  } catch (error) {
    return unknown(
      error instanceof DOMException && error.name === 'TimeoutError'
        ? `The gateway did not answer within ${timeoutMs} ms`
        : 'The gateway cannot be reached',
    );
  }
}
