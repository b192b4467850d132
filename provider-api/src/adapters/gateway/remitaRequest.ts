import type { Unknown } from './gateway.ts';
import { parseRemitaReply, type RemitaReply } from './remitaReply.ts';

const maxReplyLength = 256 * 1024;

export type RemitaAnswer = { outcome: 'answered'; reply: RemitaReply } | Unknown;

const unknown = (reason: string): Unknown => ({ outcome: 'unknown', reason });

/** One call. Whatever is not a readable answer with a status below 500 leaves the outcome unknown. */
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
