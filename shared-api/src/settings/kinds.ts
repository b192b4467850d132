import { airports } from '../airports/airports.ts';
import type { InferType } from '../contract/yup.ts';
import type { office, recipient } from './schemas.ts';

export type Office = InferType<typeof office>;

export interface AirportDesk {
  airportId: number;
  dutyPhone: string;
  meetingPoint?: string | undefined;
}

export type Recipient = InferType<typeof recipient>;
export type SettingEntry = Office | AirportDesk | Recipient;

export const entryParts = {
  offices: ['city', 'airport', 'address', 'email', 'phone'],
  desks: ['airportId', 'dutyPhone', 'meetingPoint'],
  recipients: ['name', 'purpose', 'country', 'ground'],
} as const;
export type ListKind = keyof typeof entryParts;

export function entryName(entry: SettingEntry): string {
  if ('city' in entry) return entry.city;
  return 'name' in entry ? entry.name : (airports[entry.airportId - 1]?.code ?? '');
}

interface Described {
  group: SettingGroup;
  label: string;
  help: string;
}

export interface NumberSetting extends Described {
  kind: 'naira' | 'whole' | 'percent';
  unit?: string;
  min: number;
  max: number;
  default: number;
}

export interface TextSetting extends Described {
  kind: 'text' | 'email' | 'slug' | 'sender';
  maxLength: number;
  default: string;
  /** The text of an SMS may contain these values in braces. `link` is appended to the text. */
  sms?: { values: Readonly<Record<string, string>>; link: string };
}

interface ChoiceSetting extends Described {
  kind: 'choice';
  options: readonly string[];
  default: string;
}

interface ListSetting extends Described {
  kind: ListKind;
  maxItems: number;
  default: readonly SettingEntry[];
}

export type SettingDefinition = NumberSetting | TextSetting | ChoiceSetting | ListSetting;

export const settingGroups = [
  'Fees',
  'Minimums',
  'Payouts',
  'Deadlines',
  'Refunds',
  'Desk',
  'Security',
  'Retention',
  'E-mail',
  'Privacy',
  'Authority',
] as const;
export type SettingGroup = (typeof settingGroups)[number];
