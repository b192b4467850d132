import { airports } from '../airports/airports.ts';
import { authority } from '../authority/authority.ts';
import { defaultCancellationHours } from '../bookings/cancellation.ts';
import { maxFundingKobo, minFundingKobo } from '../wallet/rules.ts';
import type {
  AirportDesk,
  NumberSetting,
  Office,
  Recipient,
  SettingDefinition,
  SettingEntry,
  SettingGroup,
  TextSetting,
} from './kinds.ts';
import { retentionSettings } from './retention.ts';
import { smsSettings } from './smsTexts.ts';

const fee = (label: string, kobo: number): NumberSetting => ({
  kind: 'naira',
  group: 'Fees',
  label,
  help: 'For registrations from now on; those already made keep their fee. 0 means no fee.',
  default: kobo,
  min: 0,
  max: maxFundingKobo,
});
const refund = (label: string, percentage: number, help: string): NumberSetting => ({
  kind: 'percent',
  group: 'Refunds',
  label,
  help,
  default: percentage,
  min: 0,
  max: 100,
});
const whole = (group: SettingGroup, unit: 'days' | 'hours' | 'minutes', min: number, max: number) =>
  ({ kind: 'whole', group, unit, min, max }) as const;
const named = (label: string, text: string, help: string): TextSetting => ({
  kind: 'text',
  group: 'Authority',
  label,
  help,
  default: text,
  maxLength: 100,
});

export const settingDefinitions = {
  registrationFeeCorporate: fee('Registration fee of a corporate organisation', 50_000_00),
  registrationFeeGovernment: fee('Registration fee of a government office', 0),
  registrationFeeIndividual: fee('Registration fee of an individual', 10_000_00),
  registrationFeeFamily: fee('Registration fee of a family', 20_000_00),
  treasuryFee: {
    kind: 'naira',
    group: 'Fees',
    label: 'Processing fee of the treasury',
    help: 'What the treasury charges the payer on top of an invoice; shown before paying. At 0 no fee is shown.',
    default: 161_25,
    min: 0,
    max: 100_000_00,
  },
  minFundingModal: {
    kind: 'naira',
    group: 'Minimums',
    label: 'Smallest funding that the page sends',
    help: 'The label and the texts of the funding form name it. Never below the next one.',
    default: minFundingKobo.modal,
    min: 1_00,
    max: maxFundingKobo,
  },
  minFundingApi: {
    kind: 'naira',
    group: 'Minimums',
    label: 'Smallest funding that is accepted',
    help: 'The server refuses less, whatever sent it.',
    default: minFundingKobo.api,
    min: 1_00,
    max: maxFundingKobo,
  },
  exactFunding: {
    kind: 'choice',
    group: 'Minimums',
    label: 'Invoices of exactly what an order lacks',
    help: 'On, such an invoice may be smaller than the smallest funding; every other funding keeps it.',
    options: ['Off', 'On'],
    default: 'Off',
  },
  payouts: {
    kind: 'choice',
    group: 'Payouts',
    label: 'Payouts of a balance',
    help: 'On, clients ask for their balance to be paid to their bank account: one of the finance office approves, another pays.',
    options: ['Off', 'On'],
    default: 'Off',
  },
  payoutMinimum: {
    kind: 'naira',
    group: 'Payouts',
    label: 'Smallest payout',
    help: 'The server refuses less. At 0 there is no minimum.',
    default: 0,
    min: 0,
    max: maxFundingKobo,
  },
  cancellationHours: {
    ...whole('Deadlines', 'hours', 0, 168),
    label: 'Cancellation before the flight',
    help: 'Clients cancel a booking until this many hours before the flight; bookings already made follow at once.',
    default: defaultCancellationHours,
  },
  changeHours: {
    ...whole('Deadlines', 'hours', 0, 168),
    label: 'Change before the flight',
    help: 'Clients change a booking until this many hours before the flight, and never later than they may cancel it.',
    default: 6,
  },
  maxChanges: {
    kind: 'whole',
    group: 'Deadlines',
    label: 'Changes of one booking at most',
    help: 'Whoever makes them. 0 switches changing off.',
    default: 20,
    min: 0,
    max: 100,
  },
  correctionDays: {
    ...whole('Deadlines', 'days', 0, 365),
    label: 'A wrong outcome is corrected within',
    help: 'From when the outcome was set, on the word of two people. 0 is never.',
    default: 0,
  },
  settlementDays: {
    ...whole('Deadlines', 'days', 0, 60),
    label: 'The gateway pays out within',
    help: 'Monday to Friday, from when a payment was made. Later, a payment that stands in no settlement file is missing.',
    default: 2,
  },
  rrrExpiryDays: {
    ...whole('Deadlines', 'days', 0, 3650),
    label: 'Unpaid invoices expire after',
    help: 'Then the invoice is closed and its RRR given up. 0 is never.',
    default: 30,
  },
  surveyDays: {
    ...whole('Deadlines', 'days', 1, 365),
    label: 'Survey links work for',
    help: 'For invitations from now on.',
    default: 30,
  },
  invitationDays: {
    ...whole('Deadlines', 'days', 1, 60),
    label: 'Staff invitations work for',
    help: 'For invitations from now on.',
    default: 7,
  },
  refundCanceled: refund(
    'Canceled by the client',
    100,
    'The part of the price that goes back to the wallet; the rest is revenue.',
  ),
  refundFlightCanceled: refund(
    'Flight canceled',
    100,
    'The part of the price that goes back to the wallet; the rest is revenue.',
  ),
  refundNoShow: refund(
    'No show',
    0,
    'The part of the price that goes back when the passengers did not come; the rest is revenue.',
  ),
  noShowWaitMinutes: {
    ...whole('Desk', 'minutes', 0, 720),
    label: 'No show is marked so long after the flight',
    help: 'Before, the pages do not offer it. 0 does not wait.',
    default: 0,
  },
  revealOfficerHours: {
    ...whole('Desk', 'hours', 0, 168),
    label: 'Clients see their officer before the flight',
    help: 'The first name, from this many hours before; a letter names it too. 0 names nobody.',
    default: 24,
  },
  flightLookupsDaily: {
    kind: 'whole',
    group: 'Desk',
    label: 'Flight times asked for in a day at most',
    help: 'Of the source of flight times, where one is set up. 0 asks for none; the desk writes them by hand as always.',
    default: 2_000,
    min: 0,
    max: 100_000,
  },
  airportDesks: {
    kind: 'desks',
    group: 'Desk',
    label: 'Desks of the airports',
    help: 'On vouchers, on the page that checks them and with the booking. An airport without one shows nothing.',
    default: [],
    maxItems: airports.length,
  },
  twoFactorFor: {
    kind: 'choice',
    group: 'Security',
    label: 'Two-factor sign-in is needed by',
    help: 'Whoever needs it and has not set it up can do nothing else first. Everybody may use it.',
    options: ['Nobody', 'Finance Officers and Administrators', 'All staff'],
    default: 'Nobody',
  },
  confirmationLimit: {
    kind: 'naira',
    group: 'Security',
    label: 'Payments that one person confirms by hand',
    help: 'Of one wallet within 24 hours. What goes beyond it waits until somebody else approves it.',
    default: 500_000_00,
    min: 0,
    max: maxFundingKobo,
  },
  newColleagueDays: {
    ...whole('Security', 'days', 0, 365),
    label: 'New colleagues decide apart for',
    help: 'So long whoever gave a colleague an account or a money role, and that colleague, do not decide about money together. 0 is never.',
    default: 7,
  },
  releaseKeyDays: {
    ...whole('Security', 'days', 1, 365),
    label: 'Release keys work for',
    help: 'For keys accepted from now on. Then a team asks for another one.',
    default: 90,
  },
  ...retentionSettings,
  mailSender: {
    kind: 'sender',
    group: 'E-mail',
    label: 'Sender of e-mails',
    help: 'A name and an address: Airport Protocol Services <no-reply@portal.example>',
    default: 'Airport Protocol Portal <no-reply@portal.example>',
    maxLength: 200,
  },
  ...smsSettings,
  privacyOfficerName: {
    kind: 'text',
    group: 'Privacy',
    label: 'Data Protection Officer',
    help: 'Whom the privacy notice names for questions about personal data.',
    default: '',
    maxLength: 100,
  },
  privacyOfficerEmail: {
    kind: 'email',
    group: 'Privacy',
    label: 'E-mail of the Data Protection Officer',
    help: 'In the privacy notice; what people ask about their data is copied to it.',
    default: '',
    maxLength: 254,
  },
  privacyOfficerTelephone: {
    kind: 'text',
    group: 'Privacy',
    label: 'Telephone of the Data Protection Officer',
    help: 'In the privacy notice, as callers dial it.',
    default: '',
    maxLength: 30,
  },
  dataRecipients: {
    kind: 'recipients',
    group: 'Privacy',
    label: 'Who gets personal data',
    help: 'In the privacy notice and in the record of processing: the gateway, mail, messages, hosting.',
    default: [],
    maxItems: 50,
  },
  newTerms: {
    kind: 'choice',
    group: 'Privacy',
    label: 'A text that is new to whoever signs in',
    help: 'Remind asks once at each sign-in; Block opens nothing else before it is accepted.',
    options: ['Remind', 'Block'],
    default: 'Remind',
  },
  authorityPortal: named(
    'Name of the portal',
    authority.portal,
    'In page titles, the landing page and e-mails.',
  ),
  authorityName: named(
    'Name of the authority',
    authority.name,
    'On invoices and receipts, in e-mails, on the landing page.',
  ),
  authorityShortName: named('Short name', authority.shortName, 'In brackets after the name.'),
  authorityUnit: named('Unit', authority.unit, 'Beneath the name on invoices and receipts.'),
  authoritySlug: {
    kind: 'slug',
    group: 'Authority',
    label: 'Name in addresses',
    help: "In the API's path for accounts of the authority's own kind. Lower-case letters, digits and hyphens.",
    default: authority.slug,
    maxLength: 40,
  },
  authorityOffices: {
    kind: 'offices',
    group: 'Authority',
    label: 'Offices',
    help: 'As the landing page lists them.',
    default: authority.offices,
    maxItems: 20,
  },
} as const satisfies Record<string, SettingDefinition>;

type Definitions = typeof settingDefinitions;
export type SettingKey = keyof Definitions;
export const settingKeys = Object.keys(settingDefinitions) as SettingKey[];

export type SettingValue = number | string | readonly SettingEntry[];
export type SettingValues = {
  readonly [Key in SettingKey]: Definitions[Key]['kind'] extends 'naira' | 'whole' | 'percent'
    ? number
    : Definitions[Key]['kind'] extends 'offices'
      ? readonly Office[]
      : Definitions[Key]['kind'] extends 'desks'
        ? readonly AirportDesk[]
        : Definitions[Key]['kind'] extends 'recipients'
          ? readonly Recipient[]
          : string;
};

export type RetentionKey = {
  [Key in SettingKey]: Definitions[Key]['group'] extends 'Retention' ? Key : never;
}[SettingKey];

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settingDefinitions, key);

export const builtInSettings = Object.fromEntries(
  settingKeys.map((key) => [key, settingDefinitions[key].default]),
) as unknown as SettingValues;

export const deskAt = (
  { airportDesks }: Pick<SettingValues, 'airportDesks'>,
  airportId: number,
): AirportDesk | undefined => airportDesks.find((desk) => desk.airportId === airportId);

export function registrationFeeKey(kind: string | null) {
  switch (kind) {
    case 'Corporate':
      return 'registrationFeeCorporate';
    case 'Government':
      return 'registrationFeeGovernment';
    case 'Family':
      return 'registrationFeeFamily';
    default:
      return 'registrationFeeIndividual';
  }
}
