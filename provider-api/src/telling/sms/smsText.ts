import { dayMs, lagosDate, lagosInstant, lagosTime, maxSms, smsLength, withLinks } from 'shared-api/rules';
import type { Sms } from '../event.ts';

const quiet = { from: '21:00', until: '07:00' };
const nearMs = dayMs / 2;

/**
 * Between 21:00 and 07:00 in Lagos, no SMS is sent unless the flight is within 12 hours. Returns the time of
 * sending, or undefined if the SMS may be sent now.
 */
export function heldUntil(now: Date, flightAt?: Date): Date | undefined {
  if (flightAt && flightAt.getTime() - now.getTime() <= nearMs) return undefined;
  const time = lagosTime(now);
  if (time < quiet.until) return lagosInstant(lagosDate(now), quiet.until);
  if (time < quiet.from) return undefined;
  return lagosInstant(lagosDate(new Date(now.getTime() + dayMs)), quiet.until);
}

/**
 * Shortens the text until the SMS fits into one message. The link is removed first, then characters at the
 * end of the text. The link to stop SMS is never removed.
 */
export function wholeText({ text, link }: Pick<Sms, 'text' | 'link'>, stop: string): string {
  const whole = withLinks(text, link, stop);
  if (smsLength(whole) <= maxSms || !text) return whole;
  return wholeText({ text: link ? text : text.slice(0, -1), link: '' }, stop);
}
