import { addressFrom3, email, officePhone, optionalTextFrom3, textFrom3 } from '../contract/fields.ts';
import { type InferType, mixed, number, object } from '../contract/yup.ts';

export const office = object({
  city: textFrom3(60),
  airport: textFrom3(120),
  address: addressFrom3(200),
  email: email(),
  phone: officePhone(),
});

const noAirport = 'Choose an airport';
export const airportDesk = object({
  airportId: number()
    .required(noAirport)
    .typeError(noAirport)
    .integer(noAirport)
    .min(1, noAirport)
    .max(18, noAirport),
  dutyPhone: officePhone().required('Invalid phone number format'),
  meetingPoint: optionalTextFrom3(200).optional(),
});

/** A kind decides which: naira, hours, days, per cent, a text, the offices, the desks. */
export const settingValue = () => mixed<number | string | Office[] | AirportDesk[]>();
type Office = InferType<typeof office>;
type AirportDesk = InferType<typeof airportDesk>;
