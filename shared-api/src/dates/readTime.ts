export type ReadTime = { value: string } | { fault: string };

const two = (number: number) => String(number).padStart(2, '0');

const malformed = { fault: 'Invalid time format' };
const midnight = { fault: 'Midnight begins a day: write 00:00, and the day that begins' };
const oneDigit = { fault: 'Write both digits of the minutes, such as 07:05 or 07:50' };
const otherZone = { fault: 'Write the time at the airport, in West Africa Time' };
const halfUnknown = (hour: string) => ({
  fault: `In the morning or in the evening? Write ${hour} am or ${hour} pm`,
});

export function readTime(typed: string): ReadTime {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/\s+·.*$/, '')
    .replace(/\s*(wat|local time)$/, '')
    .replace(/\s*(hrs?|hours)$/, '');
  if (/^(12(:00)?\s*)?(noon|midday)$/.test(text)) return { value: '12:00' };
  if (/^((12|00?)(:00)?\s*)?midnight$|^24\D?(00)?$/.test(text)) return midnight;
  if (/\d\s*(z|utc|gmt)$/.test(text)) return otherZone;
  const [, clock = text, half] = /^(.*\d)\s*([ap])(?:\.?\s?m)?\.?$/.exec(text) ?? [];
  const [, hours, separator = '', minutes] =
    /^(\d{1,2})(\s*[:.,h-]\s*|\s+)(\d{1,2})(?::\d{2}(?:\.\d+)?)?$/.exec(clock) ??
    /^(\d{1,2})()(\d{2})\s*h?$/.exec(clock) ??
    /^(\d{1,2})(\s*h)?$/.exec(clock) ??
    [];
  if (hours === undefined) return malformed;
  const hour = Number(hours);
  if (minutes === undefined && !half && !separator && hour >= 1 && hour <= 12)
    return halfUnknown(String(hour));
  if (minutes?.length === 1 && separator.trim() !== ':') return oneDigit;
  if (hour > 23 || Number(minutes ?? 0) > 59) return malformed;
  if (half === 'a' && hour > 12) return malformed;
  if (half === 'p' && hour === 0) return malformed;
  const ofDay = half && hour <= 12 ? (hour % 12) + (half === 'p' ? 12 : 0) : hour;
  return { value: `${two(ofDay)}:${two(Number(minutes ?? 0))}` };
}

export function bothClocks(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${time} · ${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
}
