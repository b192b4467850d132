export interface Office {
  city: string;
  airport: string;
  address: string;
  email: string;
  /** Named by whoever runs the portal; none is invented (G41). */
  phone?: string | undefined;
}

export const officeParts = [
  'city',
  'airport',
  'address',
  'email',
  'phone',
] as const satisfies (keyof Office)[];

export interface AirportDesk {
  airportId: number;
  dutyPhone: string;
  meetingPoint?: string | undefined;
}

export const deskParts = ['airportId', 'dutyPhone', 'meetingPoint'] as const satisfies (keyof AirportDesk)[];

interface Described {
  group: SettingGroup;
  label: string;
  help: string;
}

interface Limits {
  min: number;
  max: number;
}

export interface NumberSetting extends Described, Limits {
  kind: 'naira' | 'whole' | 'percent';
  unit?: string;
  default: number;
}

export interface TextSetting extends Described {
  kind: 'text' | 'email' | 'slug' | 'sender';
  maxLength: number;
  default: string;
}

interface ChoiceSetting extends Described {
  kind: 'choice';
  options: readonly string[];
  default: string;
}

interface OfficesSetting extends Described {
  kind: 'offices';
  maxItems: number;
  default: readonly Office[];
}

interface DesksSetting extends Described {
  kind: 'desks';
  maxItems: number;
  default: readonly AirportDesk[];
}

export type SettingDefinition = NumberSetting | TextSetting | ChoiceSetting | OfficesSetting | DesksSetting;

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
