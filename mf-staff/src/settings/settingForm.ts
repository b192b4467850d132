import { koboOf, nairaFromKobo } from 'shared-api/money';
import {
  entryParts,
  type Setting,
  type SettingEntry,
  type SettingKey,
  settingProblems,
} from 'shared-api/settings';
import { amountFieldValue, koboFromTyped } from 'shared-ui/form';
import { definitionOf } from '../shared/settingText.ts';

/** Each entry of a list has its own fields, such as `city_3`. An airport is represented by its id. */
export type SettingTyped = Record<string, string | number | undefined>;

const rowField = (part: string, row: number) => `${part}_${row}`;

export function typedOf(key: SettingKey, value: Setting['value']): SettingTyped {
  if (typeof value === 'number')
    return { value: definitionOf(key).kind === 'naira' ? amountFieldValue(koboOf(value)) : String(value) };
  if (typeof value === 'string') return { value };
  return Object.fromEntries(
    (value ?? []).flatMap((entry, row) =>
      Object.entries(entry).map(([part, typed]) => [rowField(part, row), typed]),
    ),
  );
}

function entryOf(parts: readonly string[], typed: SettingTyped, row: number) {
  const wire = parts.map((part) => {
    const value = typed[rowField(part, row)];
    return [part, typeof value === 'string' ? value.trim() || undefined : value];
  });
  return Object.fromEntries(wire) as SettingEntry;
}

/** `rows` has the numbers of the shown entries, in order. */
export function wireOf(key: SettingKey, typed: SettingTyped, rows: readonly number[]) {
  const text = String(typed.value ?? '');
  const { kind } = definitionOf(key);
  switch (kind) {
    case 'naira':
      return text ? nairaFromKobo(koboFromTyped(text)) : Number.NaN;
    case 'whole':
    case 'percent':
      return /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
    case 'offices':
    case 'desks':
    case 'recipients':
      return rows.map((row) => entryOf(entryParts[kind], typed, row));
    default:
      return text.trim();
  }
}

export function problemsOf(key: SettingKey, typed: SettingTyped, rows: readonly number[]) {
  const entries = Object.entries(settingProblems(key, wireOf(key, typed, rows), location.origin)).map(
    ([path, message]) => {
      const [, index, part] = /^\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
      const row = rows[Number(index)];
      return [part && row !== undefined ? rowField(part, row) : 'value', message];
    },
  );
  return Object.fromEntries(entries) as Record<string, string>;
}
