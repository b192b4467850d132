import { filledText, unknownValues } from '../terms/terms.ts';
import type { NumberSetting, TextSetting } from './kinds.ts';

const flight = { airport: 'LOS', flight: 'ABC1234D', date: '30 Sep', time: '12:00' };
const voucher = `/v/${'A'.repeat(26)}`;
const stop = `/s/${'a'.repeat(12)}`;

/** Sample values must have the maximum length, since the length of an SMS is checked with these values. */
const told = (label: string, text: string, values: Readonly<Record<string, string>> = flight) =>
  ({
    kind: 'text',
    group: 'E-mail',
    label: `SMS: ${label}`,
    help: `Two links follow it. Its values: ${Object.keys(values)
      .map((name) => `{${name}}`)
      .join(', ')}`,
    default: text,
    maxLength: 160,
    sms: { values, link: 'order' in values ? `/app/order/${values.order}` : voucher },
  }) satisfies TextSetting;

const flightWords = '{airport} {flight} {date} {time}.';

export const smsTexts = {
  smsConfirmed: told('a booking is confirmed', `Confirmed: ${flightWords}`),
  smsReminder: told('the evening before', `Tomorrow: ${flightWords}`),
  smsOfficer: told('the officer is named', `Your officer is named: ${flightWords}`),
  smsChanged: told('a booking was changed', `Changed: ${flightWords}`),
  smsCanceled: told('a booking was cancelled', `Cancelled: ${flightWords}`),
  smsExpected: told('a flight is late or early', `Now expected {expected}: ${flightWords}`, {
    ...flight,
    expected: '13:45',
  }),
  smsApproval: told('an order waits for approval', 'Order {order} waits for your approval.', {
    order: '1234567',
  }),
};
export type SmsText = keyof typeof smsTexts;

export const smsSettings = {
  smsDaily: {
    kind: 'whole',
    group: 'E-mail',
    label: 'SMS sent in a day at most',
    help: 'Where a provider of SMS is set up; then e-mails alone leave. 0 offers SMS to nobody.',
    default: 1_000,
    min: 0,
    max: 100_000,
  } satisfies NumberSetting,
  ...smsTexts,
};

export const maxSms = 160;

/** In an SMS, each of these characters counts as two. Braces are not in this list: an SMS must not contain braces. */
const twice = /[\^\\[\]~|€]/g;
const notGsm = /[^ !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z¡£¤¥§¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùüΓΔΘΛΞΠΣΦΨΩ^\\[\]~|€]/u;

export const smsLength = (text: string): number => text.length + (text.match(twice)?.length ?? 0);

export const withLinks = (text: string, link: string, stopLink: string): string =>
  `${[text, link].filter(Boolean).join(' ')} Stop: ${stopLink}`;

type Sms = NonNullable<TextSetting['sms']>;

export const sampleSms = ({ values, link }: Sms, text: string, origin: string): string =>
  withLinks(filledText(text, values), origin + link, origin + stop);

export function smsProblem(sms: Sms, text: string, origin: string): string | undefined {
  const [unknown] = unknownValues(text, Object.keys(sms.values));
  if (unknown) return `No value stands for ${unknown}`;
  const sample = sampleSms(sms, text, origin);
  const [letter] = notGsm.exec(sample) ?? [];
  if (letter) return `“${letter}” cannot be sent by SMS`;
  const over = smsLength(sample) - maxSms;
  return over > 0 ? `With its links it is ${over} too long for one SMS of ${maxSms}` : undefined;
}
