import type { Reader } from './environmentVariable.ts';

export interface SmsProvider {
  url: string;
  headers?: Record<string, string>;
  body: object;
  /** The values are paths in the provider's reply, for example "data.0.id". The cost is in naira. */
  reply: { id: string; cost?: string };
  /** The provider reports deliveries to /api/sms/reports/{secret}. */
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
