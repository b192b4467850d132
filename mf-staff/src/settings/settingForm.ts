import { koboOf, nairaFromKobo } from 'shared-api/money';
import {
  type Office,
  officeParts,
  type Setting,
  type SettingKey,
  settingProblems,
} from 'shared-api/settings';
import { amountFieldValue, koboFromTyped } from 'shared-ui/form';
import { definitionOf } from '../shared/settingText.ts';

/** What the fields hold: texts as typed. Each office has its own, named `city_3`. */
export type SettingTyped = Record<string, string | undefined>;

const officeField = (part: string, row: number) => `${part}_${row}`;

/** The fields' texts of a present value. */
export function typedOf(key: SettingKey, value: Setting['value']): SettingTyped {
  if (typeof value === 'number')
    return { value: definitionOf(key).kind === 'naira' ? amountFieldValue(koboOf(value)) : String(value) };
  if (typeof value === 'string') return { value };
  const offices = (value ?? []) as readonly Office[];
  return Object.fromEntries(
    offices.flatMap((office, row) => officeParts.map((part) => [officeField(part, row), office[part]])),
  );
}

/** The value for the wire; `rows` are the offices that stand in the form, in their order. */
export function wireOf(key: SettingKey, typed: SettingTyped, rows: readonly number[]) {
  const text = typed.value ?? '';
  switch (definitionOf(key).kind) {
    case 'naira':
      return nairaFromKobo(koboFromTyped(text));
    case 'whole':
    case 'percent':
      return /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
    case 'offices':
      return rows.map((row) => {
        const part = (name: string) => (typed[officeField(name, row)] ?? '').trim();
        return {
          city: part('city'),
          airport: part('airport'),
          address: part('address'),
          email: part('email'),
          phone: part('phone') || undefined,
        };
      });
    default:
      return text.trim();
  }
}

/** The problems by the fields that have them. */
export function problemsOf(key: SettingKey, typed: SettingTyped, rows: readonly number[]) {
  const entries = Object.entries(settingProblems(key, wireOf(key, typed, rows))).map(([path, message]) => {
    const [, index, part] = /^\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
    const row = rows[Number(index)];
    return [part && row !== undefined ? officeField(part, row) : 'value', message];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}
