import { genders } from '../accounts/choices.ts';
import { airlines, designations } from '../bookings/choices.ts';
import { additionalServiceId, optionalAirportId } from '../bookings/requestBodies.ts';
import { endpoint, returns } from '../contract/endpoint.ts';
import {
  flightNumber,
  id,
  linesFrom3,
  nameFrom3,
  oneOf,
  optionalCalendarDate,
  optionalChoice,
  optionalId,
  optionalLinesFrom3,
  optionalMobile,
  optionalNameFrom3,
  optionalTimestamp,
  version,
} from '../contract/fields.ts';
import { keys } from '../contract/keys.ts';
import { byId } from '../contract/queries.ts';
import { array, boolean, type InferType, number, object } from '../contract/yup.ts';
import type { replies } from './replies.ts';

const others = ['bookings.change', 'bookings.changeAny'] as const;

const changedName = () => nameFrom3(100).optional();

const changedPassenger = object({
  id: id(),
  FirstName: changedName(),
  MiddleName: optionalNameFrom3(100).optional(),
  LastName: changedName(),
  Designation: oneOf(designations),
  Gender: oneOf(genders, 'Invalid gender selection'),
  mobileNumber: optionalMobile(),
  Wheel_Chair: boolean().optional(),
  Special_Requirement: optionalLinesFrom3(500).optional(),
});

/** Omitted fields are not changed. An `additionalServiceId` of 0 removes the additional service. */
const changeBody = object({
  version: version(),
  reason: optionalLinesFrom3(500).optional(),
  Flight_Number: flightNumber().optional(),
  airline: optionalChoice(airlines, 'Airline must be provided').optional(),
  AirportId: optionalAirportId(),
  DestinationAirportId: optionalAirportId(),
  Date_Of_Travel: optionalCalendarDate(),
  Date_Of_Arrival: optionalTimestamp(),
  additionalServiceId: additionalServiceId(),
  Passengers: array(changedPassenger.required('Invalid passengers')).max(500).optional(),
  RemovedPassengers: array(id()).max(500).optional(),
});
export type ChangeBody = InferType<typeof changeBody>;

export const quoteBookingChange = endpoint({
  method: 'POST',
  path: '/booking-services/:id/changes/quote',
  access: others,
  summary: 'What a change of a booking would cost or give back; nothing is changed',
  params: byId,
  body: changeBody,
  reply: returns<typeof replies.quoteBookingChange>(),
});

export const changeBooking = endpoint({
  method: 'POST',
  path: '/booking-services/:id/changes',
  access: others,
  summary:
    'Change a booking at exactly the sums that the page showed; staff say why and never make it dearer',
  params: byId,
  query: object({
    expectedCharge: number().required('Please enter an amount').min(0),
    expectedRefund: number().required('Please enter an amount').min(0),
  }),
  body: changeBody,
  idempotent: true,
  reply: returns<typeof replies.changeBooking>(),
});

export const correctNames = endpoint({
  method: 'POST',
  path: '/booking-services/:id/names',
  access: ['privacy.handle'],
  summary: 'Put right the name of a passenger of a booking that has ended; its papers print it from then on',
  params: byId,
  body: object({
    version: version(),
    passengerId: optionalId().required('Choose a passenger'),
    FirstName: nameFrom3(100),
    LastName: nameFrom3(100),
    reason: linesFrom3(500),
  }),
  idempotent: true,
  meta: {
    success: 'Name corrected',
    failure: 'The name was not corrected',
    invalidates: [keys.bookings, keys.activities],
  },
});

export const bookingPaper = endpoint({
  method: 'GET',
  path: '/booking-services/papers/:id',
  access: ['bookings.readOwn', 'transactions.readBookings'],
  summary: 'A supplementary invoice or a credit note of a booking',
  params: byId,
  replyKind: 'pdf',
});
