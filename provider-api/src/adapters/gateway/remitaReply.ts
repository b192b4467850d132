import { koboFromNaira } from 'shared-api/rules';
import type { PaymentState } from './gateway.ts';

/**
 * A setting lists the codes that count as paid. A code that is missing in the setting and in this table is an
 * error.
 */
const states: Readonly<Record<string, PaymentState>> = {
  '02': 'failed',
  '012': 'failed',
  '021': 'pending',
  '025': 'pending',
  '026': 'no-such-order',
  '030': 'failed',
  '035': 'failed',
  '040': 'pending',
  '045': 'pending',
};

export const rrrIssued = '025';
/** These codes mean that the order already has an RRR: look up this RRR, and never request another. */
export const orderKnown: readonly string[] = ['028', '055', '027'];
/** These codes report an error of the gateway. Nobody knows whether the gateway carried out the request. */
const gatewayFailed: readonly string[] = ['998', '999'];

export const isGatewayFailure = (code: string): boolean => gatewayFailed.includes(code);

export const paymentState = (code: string, paidCodes: readonly string[]): PaymentState | undefined =>
  paidCodes.includes(code) ? 'paid' : states[code];

export type RemitaReply = Readonly<Record<string, unknown>>;

/** The reply is JSON, bare or as `jsonp (…)`. Never evaluate the text. */
export function parseRemitaReply(text: string): RemitaReply | undefined {
  const body = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? (parsed as RemitaReply) : undefined;
  } catch {
    return undefined;
  }
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== ''
    ? value.trim()
    : typeof value === 'number'
      ? String(value)
      : undefined;

/** The code is in `statuscode` or in `status`; the other field may contain a sentence. */
export const codeOf = (reply: RemitaReply): string | undefined =>
  [textOf(reply.statuscode), textOf(reply.statusCode), textOf(reply.status)].find(
    (text) => text !== undefined && /^\d{2,3}$/.test(text),
  );

export const reasonOf = (reply: RemitaReply): string =>
  [textOf(reply.message), textOf(reply.status)].find((text) => text !== undefined && !/^\d+$/.test(text)) ??
  'No reason given';

export const orderIdOf = (reply: RemitaReply): string | null =>
  textOf(reply.orderId) ?? textOf(reply.orderRef) ?? null;

export function rrrOf(reply: RemitaReply): string | null {
  const rrr = textOf(reply.RRR) ?? textOf(reply.rrr);
  return rrr !== undefined && /^\d{6,20}$/.test(rrr) ? rrr : null;
}

/**
 * The gateway writes an amount in naira as "21,000.00", as "21000" or as the number 21000.0. Returns null if
 * the amount is not a whole number of kobo.
 */
export const amountKoboOf = (reply: RemitaReply): number | null => {
  const text = textOf(reply.amount)?.replaceAll(',', '');
  return text === undefined ? null : (koboFromNaira(text.replace(/(\.\d{2})0+$/, '$1')) ?? null);
};
