import { array, boolean, type InferType, number, object, string } from '../contract/yup.ts';
import { office, recipient, settingValue } from './schemas.ts';

export const setting = object({
  key: string().required(),
  value: settingValue().defined(),
  default: settingValue().defined(),
  isDefault: boolean().required(),
  /** The version is the number of changes. A request that changes the setting must contain the current version. */
  version: number().required(),
  changedBy: string().defined().nullable(),
  dateChanged: string().defined().nullable(),
});

export type Setting = InferType<typeof setting>;

const settingChange = object({
  version: number().required(),
  before: settingValue().defined(),
  after: settingValue().defined(),
  isDefault: boolean().required(),
  reason: string().defined().nullable(),
  changedBy: string().required(),
  dateChanged: string().required(),
});

const meetingPicture = object({
  airportId: number().required(),
  picture: string().required(),
});

export const publicSettings = object({
  authority: object({
    portal: string().required(),
    name: string().required(),
    shortName: string().required(),
    unit: string().required(),
    slug: string().required(),
    offices: array(office.required()).required(),
  }).required(),
  minFundingModal: number().required(),
  minFundingApi: number().required(),
  exactFunding: boolean().required(),
  payouts: boolean().required(),
  payoutMinimum: number().required(),
  cancellationHours: number().required(),
  /** 0 means that outcomes cannot be corrected. */
  correctionDays: number().required(),
  noShowWaitMinutes: number().required(),
  rrrExpiryDays: number().required(),
  refunds: object({
    Canceled: number().required(),
    Flight_Canceled: number().required(),
    No_Show: number().required(),
  }).required(),
  registrationFees: object({
    Corporate: number().required(),
    Government: number().required(),
    Individual: number().required(),
    Family: number().required(),
  }).required(),
  treasuryFee: number().required(),
  /** True means that travellers who agreed receive SMS. */
  sms: boolean().required(),
  /** The privacy notice shows these values. Texts are empty until an Administrator sets them. */
  privacy: object({
    officer: string().defined(),
    email: string().defined(),
    telephone: string().defined(),
    recipients: array(recipient.required()).required(),
    /** A passenger's needs are deleted this many days after the flight; 0 means never. */
    needDays: number().required(),
  }).required(),
  texts: object({
    registration: string().required(),
    booking: string().required(),
    privacy: string().required(),
  }).required(),
});

export type PublicSettings = InferType<typeof publicSettings>;

export const replies = {
  listMeetingPictures: array(meetingPicture.required()).required(),
  saveMeetingPicture: meetingPicture,
  listSettings: array(setting.required()).required(),
  updateSetting: setting,
  settingHistory: array(settingChange.required()).required(),
  readPublicSettings: publicSettings,
};
