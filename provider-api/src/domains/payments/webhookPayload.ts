export interface NamedPayment {
  rrr: string | null;
  orderId: string | null;
  body: object;
}

const maxItems = 50;
const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 64) || null : null;

/** Reads a notification: an array, or one alone; what names neither RRR nor order says nothing. */
export function readWebhookPayload(body: unknown): NamedPayment[] {
  const items: unknown[] = Array.isArray(body) ? body : [body];
  return items.slice(0, maxItems).flatMap((item) => {
    if (typeof item !== 'object' || item === null) return [];
    const fields = item as Record<string, unknown>;
    const rrr = textOf(fields.rrr) ?? textOf(fields.RRR);
    const orderId = textOf(fields.orderRef) ?? textOf(fields.orderId);
    return rrr || orderId ? [{ rrr, orderId, body: item }] : [];
  });
}
