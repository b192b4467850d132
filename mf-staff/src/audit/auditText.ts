import { airports } from 'shared-api/airports';
import { airportText } from 'shared-api/availability';
import { formatDate, formatMoment, isCalendarDate } from 'shared-api/dates';
import { formatRrr } from 'shared-api/money';
import { isSettingKey, settingDefinitions } from 'shared-api/settings';
import type { AuditEntry } from 'shared-api/staff';
import { bookingStatusWords } from 'shared-api/statuses';

export function readable(name: string): string {
  const words = name
    .replace(/[._]/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\bcanceled\b/, 'cancelled')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function factText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(factText).join(', ');
  if (typeof value === 'object') {
    const facts = Object.entries(value);
    if (facts.map(([name]) => name).join() === 'id,name') return factText(facts[1]?.[1]);
    return facts.map(([name, fact]) => `${readable(name)}: ${factText(fact)}`).join('; ');
  }
  const text = String(value);
  if (isCalendarDate(text)) return formatDate(text);
  return /^\d{4}-\d\d-\d\dT/.test(text) ? formatMoment(text) : bookingStatusWords(text);
}

const isAirport = /^airportId(s?)$/;

const factOf = (name: string, value: unknown): string =>
  factText(isAirport.test(name) ? [value].flat().map((id) => id && airportText(Number(id))) : value);

export function subjectText({ subjectKind, subjectId, subject }: AuditEntry): string {
  if (isSettingKey(subjectId)) {
    const { group, label } = settingDefinitions[subjectId];
    return `${group}: ${label}`;
  }
  if (subject && ['user', 'client'].includes(subjectKind)) return subject;
  const airport = subjectKind === 'airport' && airports.find(({ id }) => id === Number(subjectId));
  if (airport) return airport.name;
  const kind = readable(subjectKind).toLowerCase();
  if (subject && ['adjustment', 'payout', 'shift'].includes(subjectKind)) return `${kind} of ${subject}`;
  if (subject && subjectKind === 'settlement line') return `${kind} ${formatRrr(subject)}`;
  return `${kind} ${subject ?? subjectId}`;
}

type Facts = Record<string, unknown> | null;

export interface Difference {
  name: string;
  before: string;
  after: string;
  changed: boolean;
}

export function differences(before: Facts, after: Facts): Difference[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const all = names.map((name) => {
    const [was, is] = [factOf(name, before?.[name]), factOf(name, after?.[name])];
    return {
      name: readable(name.replace(isAirport, 'airport$1')),
      before: was,
      after: is,
      changed: was !== is,
    };
  });
  return [...all.filter(({ changed }) => changed), ...all.filter(({ changed }) => !changed)];
}
