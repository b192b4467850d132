import type { Reader } from './environmentVariable.ts';

/** How a provider of SMS is told a message, and how it tells what became of it. */
export interface SmsProvider {
  url: string;
  headers?: Record<string, string>;
  body: object;
  /** Paths in its reply, such as "data.0.id"; `cost` is naira. */
  reply: { id: string; cost?: string };
  /** Its reports come to /api/sms/reports/{secret}. */
  report?: { secret: string; id: string; state: string; delivered: string[]; failed: string[] };
}

const form =
  'be none, mailbox or JSON such as {"url":"https://sms.example/send","headers":{"Authorization":"key"},"body":{"to":"{to}","sms":"{text}"},"reply":{"id":"message_id","cost":"cost"},"report":{"secret":"20 letters at least","id":"id","state":"status","delivered":["Delivered"],"failed":["Expired"]}}';

function isProvider({ url, body, reply, report }: Partial<SmsProvider>): boolean {
  const texts = [url, reply?.id, ...(report ? [report.id, report.state, report.secret] : [])];
  const lists = report ? [report.delivered, report.failed] : [];
  return (
    texts.every((text) => typeof text === 'string') &&
    lists.every(Array.isArray) &&
    typeof body === 'object' &&
    /^https?:\/\/./.test(url ?? '') &&
    (report?.secret.length ?? 20) >= 20
  );
}

export const asSmsService: Reader<SmsProvider | 'mailbox' | undefined> = (text) => {
  if (text === 'none') return undefined;
  if (text === 'mailbox') return text;
  try {
    const given: SmsProvider = JSON.parse(text);
    if (isProvider(given)) return given;
  } catch {}
  throw new Error(form);
};
