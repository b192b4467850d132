import { array, boolean, type InferType, number, object, string } from 'yup';
import { bookingBody, passengerBody } from '../bookings/bodies.ts';
import { maxPassengers } from '../bookings/rules.ts';
import { amountNaira, linesFrom3, oneOf, optionalId } from '../contract/fields.ts';
import { lazily } from '../contract/lazily.ts';
import { page } from '../contract/queries.ts';
import { orderFailureCodes, orderGroups, orderStatuses } from './rules.ts';

/** A flight with its passengers, as at booking; terms are accepted later, and no identification number is kept. */
const orderEntry = lazily(() =>
  bookingBody.omit(['Accept', 'Passengers']).shape({
    Passengers: array(passengerBody.omit(['nin']).required('Invalid passengers'))
      .required('Must have at least one passenger')
      .typeError('Invalid passengers')
      .min(1, 'Must have at least one passenger')
      .max(maxPassengers, `Must have at most ${maxPassengers} passengers`),
  }),
);
export type OrderEntry = InferType<typeof orderEntry>;

const orderEntries = () =>
  array(orderEntry.required())
    .min(1, 'Must have at least one passenger')
    .max(100, 'Must have at most 100 flights');

const noVersion = 'Invalid version';
/** Of the order as the page showed it. */
const version = () => number().required(noVersion).typeError(noVersion).integer(noVersion).min(1, noVersion);
/** The total that the page showed, in naira; without it the total that was saved. */
const expectedTotal = () => number().optional().typeError('Please enter an amount').min(0);
const termsNeeded = 'You must accept the terms and conditions';

export const newOrder = lazily(() =>
  object({ entries: orderEntries().required('Must have at least one passenger') }),
);

/** Other passengers and flights, or whether it is booked as soon as the wallet suffices. */
export const orderChange = lazily(() =>
  object({
    version: version(),
    entries: orderEntries().optional().default(undefined),
    bookWhenPaid: boolean().optional(),
    accept: boolean().optional(),
    expectedTotal: expectedTotal(),
  }),
);

export const orderWithdrawal = lazily(() => object({ version: version() }));

export const orderAcceptance = lazily(() =>
  object({
    version: version(),
    accept: boolean().required(termsNeeded).oneOf([true], termsNeeded),
    expectedTotal: expectedTotal(),
  }),
);

/** By somebody else than whoever made it, at the total that they were shown. */
export const orderApproval = lazily(() => object({ version: version(), expectedTotal: expectedTotal() }));

export const orderRejection = lazily(() => object({ version: version(), reason: linesFrom3(500) }));

export const orderInvoiceRequest = lazily(() =>
  orderAcceptance.shape({ bookWhenPaid: boolean().optional() }),
);

export const orderList = lazily(() =>
  page.shape({
    group: oneOf(orderGroups),
    /** For staff: the orders of one client. */
    clientId: optionalId(),
  }),
);

const orderFlight = lazily(() =>
  object({
    serviceId: number().required(),
    serviceName: string().required(),
    airportId: number().required(),
    destinationAirportId: number().required(),
    flightNumber: string().required(),
    airline: string().defined().nullable(),
    flightAt: string().required(),
    additionalServiceName: string().defined().nullable(),
    passengers: number().required(),
    /** Of today; null where it cannot be booked any more. */
    price: number().defined().nullable(),
  }),
);

const orderFailure = lazily(() =>
  object({
    code: string().required().oneOf(orderFailureCodes),
    message: string().required(),
    /** What it cost when it could not be booked. */
    total: number().optional(),
  }),
);

const orderInvoice = lazily(() =>
  object({
    transactionId: number().required(),
    number: string().required(),
    amount: amountNaira(),
    rrr: string().defined().nullable(),
    paymentUrl: string().defined().nullable(),
    /** Open, or how it ended. */
    status: string().required(),
    /** Money came that does not match. */
    attention: boolean().required(),
    dateCreated: string().required(),
  }),
);

const orderFacts = () => ({
  id: number().required(),
  version: number().required(),
  status: string().required().oneOf(orderStatuses),
  /** Naira, as it was saved. */
  total: amountNaira(),
  bookWhenPaid: boolean().required(),
  flights: array(orderFlight.required()).required(),
  passengers: number().required(),
  client: object({ id: number().required(), name: string().required() }).required(),
  /** Of an organisation, the member or the organisation itself. */
  madeBy: object({ id: number().required(), name: string().required() }),
  dateCreated: string().required(),
  dateChanged: string().required(),
});

export const listedOrder = lazily(() => object(orderFacts()));
export type ListedOrder = InferType<typeof listedOrder>;

export const order = lazily(() =>
  object({
    ...orderFacts(),
    entries: orderEntries().required(),
    /** What it costs today; null where it cannot be booked, with the reason. */
    totalNow: number().defined().nullable(),
    problem: string().defined().nullable(),
    /** Whether an invoice of exactly what is missing is to be had. */
    exactFunding: boolean().required(),
    acceptedAt: string().defined().nullable(),
    /** Who approved or rejected it. */
    decision: object({
      by: string().required(),
      at: string().required(),
      reason: string().defined().nullable(),
    })
      .nullable()
      .default(undefined),
    failure: orderFailure.defined().nullable(),
    /** The newest of the order. */
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
  }),
);
export type Order = InferType<typeof order>;
