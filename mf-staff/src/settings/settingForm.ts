import { koboOf, nairaFromKobo } from 'shared-api/money';
import { deskParts, officeParts, type Setting, type SettingKey, settingProblems } from 'shared-api/settings';
import { amountFieldValue, koboFromTyped } from 'shared-ui/form';
import { definitionOf } from '../shared/settingText.ts';

/** Each office and desk has fields of its own, such as `city_3`; a chosen airport is its id. */
export type SettingTyped = Record<string, string | number | undefined>;

const rowField = (part: string, row: number) => `${part}_${row}`;

export function typedOf(key: SettingKey, value: Setting['value']): SettingTyped {
  if (typeof value === 'number')
    return { value: definitionOf(key).kind === 'naira' ? amountFieldValue(koboOf(value)) : String(value) };
  if (typeof value === 'string') return { value };
  const places = (value ?? []) as readonly Record<string, string | number | undefined>[];
  const parts = definitionOf(key).kind === 'desks' ? deskParts : officeParts;
  return Object.fromEntries(
    places.flatMap((place, row) => parts.map((part) => [rowField(part, row), place[part]])),
  );
}

/** `rows` are the places that stand in the form, in their order. */
export function wireOf(key: SettingKey, typed: SettingTyped, rows: readonly number[]) {
  const text = String(typed.value ?? '');
  const part = (name: string, row: number) => String(typed[rowField(name, row)] ?? '').trim();
  switch (definitionOf(key).kind) {
    case 'naira':
      return nairaFromKobo(koboFromTyped(text));
    case 'whole':
    case 'percent':
      return /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
    case 'offices':
      return rows.map((row) => ({
        city: part('city', row),
        airport: part('airport', row),
        address: part('address', row),
        email: part('email', row),
        phone: part('phone', row) || undefined,
      }));
    case 'desks':
      return rows.map((row) => ({
        airportId: Number(part('airportId', row)),
        dutyPhone: part('dutyPhone', row),
        meetingPoint: part('meetingPoint', row) || undefined,
      }));
    default:
      return text.trim();
  }
}

export function problemsOf(key: SettingKey, typed: SettingTyped, rows: readonly number[]) {
  const entries = Object.entries(settingProblems(key, wireOf(key, typed, rows))).map(([path, message]) => {
    const [, index, part] = /^\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
    const row = rows[Number(index)];
    return [part && row !== undefined ? rowField(part, row) : 'value', message];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}
