import { email, line, textFrom3, textOrNumber } from '../contract/fields.ts';
import { problemsOf } from '../contract/problemsOf.ts';
import { type AnySchema, array, number } from '../contract/yup.ts';
import { formatNaira, koboFromNaira, nairaFromKobo } from '../money/money.ts';
import type { SettingDefinition, SettingEntry, TextSetting } from './kinds.ts';
import type { PublicSettings } from './replies.ts';
import { type SettingKey, type SettingValue, type SettingValues, settingDefinitions } from './rules.ts';
import { airportDesk, office, recipient } from './schemas.ts';
import { smsProblem } from './smsTexts.ts';

const officesRule = (maximum: number) =>
  array(office.required())
    .required('Name at least one office')
    .min(1, 'Name at least one office')
    .max(maximum, `At most ${maximum} offices`);

const desksRule = (maximum: number) =>
  array(airportDesk.required())
    .required()
    .max(maximum, `At most ${maximum} desks`)
    .test('once', 'This airport is named above', (desks, { path, createError }) => {
      const again = desks.findIndex(({ airportId }, index) =>
        desks.slice(0, index).some((other) => other.airportId === airportId),
      );
      return again < 0 || createError({ path: `${path}[${again}].airportId` });
    });

const amountRule = (message: string, fits: (kobo: number) => boolean) =>
  textOrNumber(message).test('amount', message, (given) => {
    const kobo = koboFromNaira(given);
    return kobo !== undefined && fits(kobo);
  });

const sender = /^[^<>"\r\n]{1,80} <[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@.<>()[\]\\,;:"]{2,}>$/;

export function rangeText(definition: SettingDefinition): string {
  switch (definition.kind) {
    case 'naira':
      return `${formatNaira(definition.min)} to ${formatNaira(definition.max)}`;
    case 'whole':
    case 'percent':
      return `${definition.min} to ${definition.max} ${definition.kind === 'percent' ? 'per cent' : (definition.unit ?? '')}`.trim();
    case 'choice':
      return `one of ${definition.options.join(', ')}`;
    case 'offices':
      return `1 to ${definition.maxItems} offices`;
    case 'desks':
      return 'one for each airport';
    case 'recipients':
      return `up to ${definition.maxItems}`;
    case 'email':
      return 'an e-mail address';
    default:
      return `3 to ${definition.maxLength} characters`;
  }
}

const smsRule = ({ maxLength, sms }: TextSetting, origin: string) =>
  textFrom3(maxLength).test('sms', '', (text = '', { createError }) => {
    const message = sms && smsProblem(sms, text, origin);
    return !message || createError({ message });
  });

/** `origin` is the first part of the links in an SMS. */
export function settingRule(key: SettingKey, origin = ''): AnySchema {
  const definition: SettingDefinition = settingDefinitions[key];
  const outside = `Must be ${rangeText(definition)}`;
  switch (definition.kind) {
    case 'naira':
      return amountRule(outside, (kobo) => kobo >= definition.min && kobo <= definition.max);
    case 'whole':
    case 'percent':
      return number()
        .required(outside)
        .typeError(outside)
        .integer('Must be a whole number')
        .min(definition.min, outside)
        .max(definition.max, outside);
    case 'choice':
      return line()
        .required(outside)
        .oneOf([...definition.options], outside);
    case 'offices':
      return officesRule(definition.maxItems);
    case 'desks':
      return desksRule(definition.maxItems);
    case 'recipients':
      return array(recipient.required()).required().max(definition.maxItems, outside);
    case 'email':
      return email();
    case 'slug':
      return line()
        .required(outside)
        .matches(
          /^[a-z][a-z0-9-]{1,38}[a-z0-9]$/,
          'Must be lower-case letters, digits and hyphens, at least three',
        );
    case 'sender':
      return line(definition.maxLength, outside)
        .required(outside)
        .matches(sender, 'Must be a name and an address: Name <name@portal.example>');
    default:
      return smsRule(definition, origin);
  }
}

export const settingFromWire = (key: SettingKey, value: unknown): SettingValue =>
  settingDefinitions[key].kind === 'naira'
    ? (koboFromNaira(value as number | string) ?? 0)
    : (value as SettingValue);

export function settingToWire(key: SettingKey, value: SettingValue): number | string | SettingEntry[] {
  if (typeof value === 'number')
    return settingDefinitions[key].kind === 'naira' ? nairaFromKobo(value) : value;
  return typeof value === 'string' ? value : [...value];
}

/** Visitors may read these settings. Amounts are in naira. */
export const publicSettingsOf = (
  values: SettingValues,
  { texts, sms }: Pick<PublicSettings, 'texts' | 'sms'>,
): PublicSettings => ({
  authority: {
    portal: values.authorityPortal,
    name: values.authorityName,
    shortName: values.authorityShortName,
    unit: values.authorityUnit,
    slug: values.authoritySlug,
    offices: [...values.authorityOffices],
  },
  minFundingModal: nairaFromKobo(values.minFundingModal),
  minFundingApi: nairaFromKobo(values.minFundingApi),
  exactFunding: values.exactFunding === 'On',
  payouts: values.payouts === 'On',
  payoutMinimum: nairaFromKobo(values.payoutMinimum),
  cancellationHours: values.cancellationHours,
  correctionDays: values.correctionDays,
  noShowWaitMinutes: values.noShowWaitMinutes,
  rrrExpiryDays: values.rrrExpiryDays,
  refunds: {
    Canceled: values.refundCanceled,
    Flight_Canceled: values.refundFlightCanceled,
    No_Show: values.refundNoShow,
  },
  registrationFees: {
    Corporate: nairaFromKobo(values.registrationFeeCorporate),
    Government: nairaFromKobo(values.registrationFeeGovernment),
    Individual: nairaFromKobo(values.registrationFeeIndividual),
    Family: nairaFromKobo(values.registrationFeeFamily),
  },
  treasuryFee: nairaFromKobo(values.treasuryFee),
  privacy: {
    officer: values.privacyOfficerName,
    email: values.privacyOfficerEmail,
    telephone: values.privacyOfficerTelephone,
    recipients: [...values.dataRecipients],
    needDays: values.passengerNeedDays,
  },
  texts,
  sms,
});

export const settingProblems = (key: SettingKey, value: unknown, origin: string): Record<string, string> =>
  problemsOf(settingRule(key, origin), value, { strict: true });
