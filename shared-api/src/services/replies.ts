import { amountNaira } from '../contract/fields.ts';
import { array, boolean, type InferType, number, object, string } from '../contract/yup.ts';

const publicPrice = object({
  name: string().required(),
  price: number().required(),
});

export type PublicPrice = InferType<typeof publicPrice>;

const servicePrice = object({
  dateCreated: string().required(),
  price: number().required(),
  by: string().defined().nullable(),
});

export type ServicePrice = InferType<typeof servicePrice>;

const request = object({
  id: number().required(),
  reason: string().required(),
  dateCreated: string().required(),
  askedBy: string().required(),
  granted: boolean().defined().nullable(),
  dateDecided: string().defined().nullable(),
  decisionReason: string().defined().nullable(),
});

export type InternationalRequest = InferType<typeof request>;

export const airport = object({ id: number().required(), name: string().required(), code: string() });

export type AirportReply = InferType<typeof airport>;

export const service = object({
  id: number().required(),
  name: string().required(),
  description: string().defined().nullable(),
  price: amountNaira(),
  serviceTypeId: number(),
  status: boolean(),
  direction: number().nullable(),
  version: number(),
  /** True means that some hours or airports may not be bookable: the form must then request the free hours. */
  limited: boolean().optional(),
  /** The field is absent when the service is offered at every airport. */
  notOfferedAt: array(number().required()).optional(),
});

export type Service = InferType<typeof service>;

export const replies = {
  listAirports: array(airport.required()).required(),
  listServices: array(service.required()).required(),
  listPublicPrices: array(publicPrice.required()).required(),
  listBookableServices: array(service.required()).required(),
  serviceById: service,
  listServicePrices: array(servicePrice.required()).required(),
  createService: service,
  updateService: service,
  internationalRequest: object({
    international: boolean().required(),
    request: request.nullable().default(undefined),
  }),
  askInternational: request,
  decideInternational: request,
};
