import { lagosDate, lagosInstant, lagosTime } from 'shared-api/rules';
import type { Sms } from '../event.ts';

const maxLength = 160;
const quiet = { from: '21:00', until: '07:00' };
const dayMs = 86_400_000;
const nearMs = dayMs / 2;

/** From 21:00 until 07:00 a text waits, unless its flight is within 12 hours. */
export function heldUntil(now: Date, flightAt?: Date): Date | undefined {
  if (flightAt && flightAt.getTime() - now.getTime() <= nearMs) return undefined;
  const time = lagosTime(now);
  if (time < quiet.until) return lagosInstant(lagosDate(now), quiet.until);
  if (time < quiet.from) return undefined;
  return lagosInstant(lagosDate(new Date(now.getTime() + dayMs)), quiet.until);
}

/** One SMS: a link that does not fit is left out, the one to stop never. */
export function wholeText({ text, link }: Pick<Sms, 'text' | 'link'>, stop: string): string {
  const end = ` Stop: ${stop}`;
  const whole = [text, link].filter(Boolean).join(' ');
  return (whole.length + end.length <= maxLength ? whole : text.slice(0, maxLength - end.length)) + end;
}
