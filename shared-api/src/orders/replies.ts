import { amountNaira } from '../contract/fields.ts';
import { acceptedTerms } from '../contract/queries.ts';
import { array, boolean, type InferType, number, object, string } from '../contract/yup.ts';
import { orderFailureCodes, orderStatuses } from './rules.ts';
import { orderEntries } from './schemas.ts';

const orderFlight = object({
  serviceId: number().required(),
  serviceName: string().required(),
  airportId: number().required(),
  destinationAirportId: number().required(),
  flightNumber: string().required(),
  airline: string().defined().nullable(),
  flightAt: string().required(),
  additionalServiceName: string().defined().nullable(),
  passengers: number().required(),
  /** The price is today's price in naira. Null means that the entry can no longer be booked. */
  price: number().defined().nullable(),
});

const orderFailure = object({
  code: string().required().oneOf(orderFailureCodes),
  message: string().required(),
  total: number().optional(),
});

const orderInvoice = object({
  transactionId: number().required(),
  number: string().required(),
  amount: amountNaira(),
  rrr: string().defined().nullable(),
  paymentUrl: string().defined().nullable(),
  status: string().required(),
  attention: boolean().required(),
  dateCreated: string().required(),
});

const orderFacts = () => ({
  id: number().required(),
  version: number().required(),
  status: string().required().oneOf(orderStatuses),
  total: amountNaira(),
  bookWhenPaid: boolean().required(),
  flights: array(orderFlight.required()).required(),
  passengers: number().required(),
  client: object({ id: number().required(), name: string().required() }).required(),
  /** The order was made by this member, or by the organisation itself. */
  madeBy: object({ id: number().required(), name: string().required() }),
  dateCreated: string().required(),
  dateChanged: string().required(),
});

export const listedOrder = object(orderFacts());

export type ListedOrder = InferType<typeof listedOrder>;

export const order = object({
  ...orderFacts(),
  entries: orderEntries().required(),
  /** Null means that the order cannot be booked today, and `problem` gives the reason. */
  totalNow: number().defined().nullable(),
  problem: string().defined().nullable(),
  /**
   * The text says why the order cannot be booked now, for example because the hour is fully booked. Places may
   * become free later.
   */
  warning: string().defined().nullable(),
  exactFunding: boolean().required(),
  acceptedAt: string().defined().nullable(),
  acceptedTerms: acceptedTerms(),
  decision: object({
    by: string().required(),
    at: string().required(),
    reason: string().defined().nullable(),
  })
    .nullable()
    .default(undefined),
  failure: orderFailure.defined().nullable(),
  invoice: orderInvoice.defined().nullable(),
  batchCode: string().defined().nullable(),
  bookings: array(
    object({
      id: number().required(),
      invoiceNumber: string().defined().nullable(),
      serviceName: string().required(),
      flightNumber: string().required(),
    }).required(),
  ).required(),
});

export type Order = InferType<typeof order>;

export const replies = {
  listOrders: array(listedOrder.required()).required(),
  orderById: order,
  createOrder: order,
  changeOrder: order,
  withdrawOrder: order,
  bookOrder: order,
  submitOrder: order,
  approveOrder: order,
  rejectOrder: order,
  invoiceOrder: order,
};
