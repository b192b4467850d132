import { label } from '../contract/fields.ts';
import { array, boolean, type InferType, number, object, string } from '../contract/yup.ts';
import { offerCounts, whyNot } from './rules.ts';

const availableHour = object({
  hour: number().required(),
  /** Null means no limit. The count ends at twelve or at the number of places in the request. */
  left: number().defined().nullable(),
  why: label().oneOf([...whyNot, null]),
  leadMinutes: number().required(),
});

const availability = object({
  offered: boolean().required(),
  fromHour: number().required(),
  toHour: number().required(),
  leadMinutes: number().required(),
  counts: string().required().oneOf(offerCounts),
  hours: array(availableHour.required()).required(),
});

export type Availability = InferType<typeof availability>;

const serviceLoad = object({
  serviceId: number().required(),
  name: string().required(),
  counts: string().required().oneOf(offerCounts),
  hours: array(
    object({
      hour: number().required(),
      taken: number().required(),
      limit: number().defined().nullable(),
    }).required(),
  ).required(),
});

export type ServiceLoad = InferType<typeof serviceLoad>;

const airportOffer = object({
  airportId: number().required(),
  offered: boolean().required(),
  fromHour: number().required(),
  toHour: number().required(),
  leadMinutes: number().required(),
  perHour: number().defined().nullable(),
  counts: string().required().oneOf(offerCounts),
  version: number().required(),
  /** These bookings have a flight in the future. They remain valid when the offer changes. */
  ahead: object({
    bookings: number().required(),
    last: string().defined().nullable(),
  }).required(),
});

export type AirportOffer = InferType<typeof airportOffer>;

const offerException = object({
  id: number().required(),
  service: object({ id: number().required(), name: string().required() })
    .defined()
    .nullable()
    .default(undefined),
  airportId: number().required(),
  day: string().required(),
  fromHour: number().required(),
  toHour: number().required(),
  closed: boolean().required(),
  perHour: number().defined().nullable(),
  leadMinutes: number().defined().nullable(),
  reason: string().required(),
  by: string().required(),
  at: string().required(),
});

export type ListedException = InferType<typeof offerException>;

export const replies = {
  serviceAvailability: availability,
  deskLoad: array(serviceLoad.required()).required(),
  listOffers: array(airportOffer.required()).required(),
  changeOffer: airportOffer,
  listOfferExceptions: array(offerException.required()).required(),
  addOfferException: offerException,
};
