import { koboFromNaira } from 'shared-api/rules';
import type { SmsProvider } from '../../config/smsService.ts';
import { valueAt } from '../valueAt.ts';
import { SmsRefused, type Texter } from './Texter.ts';

const withinMs = 20_000;
/** These statuses mean that the key is wrong or that the provider is busy. The SMS is sent again later. */
const passing = [401, 403, 408, 429];

const filled = (template: object, values: Readonly<Record<string, string>>): object =>
  JSON.parse(JSON.stringify(template), (_, value: unknown) =>
    typeof value === 'string' ? value.replace(/\{(\w+)\}/g, (part, name) => values[name] ?? part) : value,
  );

function textAt(reply: unknown, path: string | undefined): string | undefined {
  const value = path === undefined ? undefined : valueAt(reply, path);
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 100) : undefined;
}

export const httpTexter = ({ url, headers, body, reply }: SmsProvider): Texter => ({
  async send(number, text, id) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(filled(body, { to: number, digits: number.slice(1), text, id: String(id) })),
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
    });
    const { status } = response;
    if (status >= 400 && status < 500 && !passing.includes(status))
      throw new SmsRefused(`The provider of SMS refused a message with ${status}`);
    if (!response.ok) throw new Error(`The provider of SMS answered ${status}`);
    const answer: unknown = await response.json().catch(() => ({}));
    return { providerId: textAt(answer, reply.id), kobo: koboFromNaira(textAt(answer, reply.cost) ?? '') };
  },
});
