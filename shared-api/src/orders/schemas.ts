import { bookingBody, passengerBody } from '../bookings/requestBodies.ts';
import { maxPassengers } from '../bookings/rules.ts';
import { linesFrom3, version } from '../contract/fields.ts';
import { array, type InferType, object } from '../contract/yup.ts';

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

export const orderRejection = object({ version: version(), reason: linesFrom3(500) });
