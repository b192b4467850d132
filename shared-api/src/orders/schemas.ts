import { bookingBody, passengerBody } from '../bookings/requestBodies.ts';
import { maxPassengers } from '../bookings/rules.ts';
import { linesFrom3, oneOf, optionalId, version } from '../contract/fields.ts';
import { page } from '../contract/queries.ts';
import { array, boolean, type InferType, number, object } from '../contract/yup.ts';
import { orderGroups } from './rules.ts';

/** Terms are accepted later, and an order must not store identification numbers. */
const orderEntry = bookingBody.omit(['Accept', 'Passengers']).shape({
  Passengers: array(passengerBody.omit(['nin']).required('Invalid passengers'))
    .required('Must have at least one passenger')
    .typeError('Invalid passengers')
    .min(1, 'Must have at least one passenger')
    .max(maxPassengers, `Must have at most ${maxPassengers} passengers`),
});
export type OrderEntry = InferType<typeof orderEntry>;

export const orderEntries = () =>
  array(orderEntry.required())
    .min(1, 'Must have at least one passenger')
    .max(100, 'Must have at most 100 flights');

/** The page showed this total, in naira. A missing value means the saved total. */
const expectedTotal = () => number().optional().typeError('Please enter an amount').min(0);
const termsNeeded = 'You must accept the terms and conditions';

export const newOrder = object({ entries: orderEntries().required('Must have at least one passenger') });

export const orderChange = object({
  version: version(),
  entries: orderEntries().optional().default(undefined),
  bookWhenPaid: boolean().optional(),
  accept: boolean().optional(),
  expectedTotal: expectedTotal(),
});

export const orderWithdrawal = object({ version: version() });

export const orderAcceptance = object({
  version: version(),
  accept: boolean().required(termsNeeded).oneOf([true], termsNeeded),
  expectedTotal: expectedTotal(),
});

export const orderApproval = object({ version: version(), expectedTotal: expectedTotal() });

export const orderRejection = object({ version: version(), reason: linesFrom3(500) });

export const orderInvoiceRequest = orderAcceptance.shape({ bookWhenPaid: boolean().optional() });

export const orderList = page.shape({
  group: oneOf(orderGroups),
  clientId: optionalId(),
});
