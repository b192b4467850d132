import {
  addressFrom3,
  email,
  officePhone,
  optionalTextFrom3,
  textFrom3,
  wholeNumber,
} from '../contract/fields.ts';
import { mixed, object } from '../contract/yup.ts';
import type { SettingEntry } from './kinds.ts';

export const office = object({
  city: textFrom3(60),
  airport: textFrom3(120),
  address: addressFrom3(200),
  email: email(),
  phone: officePhone(),
});

const noAirport = 'Choose an airport';
export const airportDesk = object({
  airportId: wholeNumber(1, 18, noAirport).required(noAirport),
  dutyPhone: officePhone().required('Invalid phone number format'),
  meetingPoint: optionalTextFrom3(200).optional(),
});

/** The law requires these facts about whoever receives data. `ground` is the legal ground for sending data abroad. */
export const recipient = object({
  name: textFrom3(100),
  purpose: textFrom3(200),
  country: textFrom3(60),
  ground: optionalTextFrom3(300).optional(),
});

export const settingValue = () => mixed<number | string | SettingEntry[]>();
