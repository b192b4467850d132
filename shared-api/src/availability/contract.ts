import { maxPassengers } from '../bookings/rules.ts';
import { endpoint, returns } from '../contract/endpoint.ts';
import { optionalId, optionalTextFrom3 } from '../contract/fields.ts';
import { keys } from '../contract/keys.ts';
import { byId, day } from '../contract/queries.ts';
import { number, object } from '../contract/yup.ts';
import type { replies } from './replies.ts';
import { airportOfOffer, exceptionFields, offerFields } from './schemas.ts';

const placesWanted = `Between 1 and ${maxPassengers}`;

const afterOffer = [keys.services, keys.bookings];

export const serviceAvailability = endpoint({
  method: 'GET',
  path: '/services/:id/availability',
  access: ['services.read'],
  summary: 'Which hours of a day at an airport can be booked, and how many places are left',
  params: byId,
  query: object({
    airportId: airportOfOffer(),
    date: day(),
    /** The server counts free places up to twelve, or up to this number when it is larger. */
    places: optionalId(placesWanted).max(maxPassengers, placesWanted),
  }),
  reply: returns<typeof replies.serviceAvailability>(),
  key: keys.bookings,
  meta: { failure: 'Fetching what is left failed. Kindly Refresh' },
});

export const deskLoad = endpoint({
  method: 'GET',
  path: '/desk/load',
  access: ['bookings.readAll'],
  summary: 'How many places of each hour are taken at an airport, of how many',
  query: object({ airportId: airportOfOffer(), date: day() }),
  reply: returns<typeof replies.deskLoad>(),
  key: keys.bookings,
  meta: { failure: 'Fetching the load failed. Kindly Refresh' },
});

export const listOffers = endpoint({
  method: 'GET',
  path: '/services/:id/offers',
  access: ['services.readAll'],
  summary: 'How a service is offered at each of the airports',
  params: byId,
  reply: returns<typeof replies.listOffers>(),
  key: keys.offers,
  meta: { failure: 'Fetching where and when failed. Kindly Refresh' },
});

export const changeOffer = endpoint({
  method: 'PATCH',
  path: '/services/:id/offers/:airportId',
  access: ['offers.edit'],
  summary: 'Set how a service is offered at an airport; bookings made before stay valid',
  params: byId.shape({ airportId: airportOfOffer() }),
  body: offerFields.shape({
    version: number().required('Invalid version').integer('Invalid version').min(0, 'Invalid version'),
    reason: optionalTextFrom3(500).optional(),
  }),
  reply: returns<typeof replies.changeOffer>(),
  meta: { success: 'Saved', failure: 'Where and when was not saved', invalidates: afterOffer },
});

export const listOfferExceptions = endpoint({
  method: 'GET',
  path: '/offer-exceptions',
  access: ['offers.edit', 'desk.checkIn'],
  summary: 'The exceptions that hold from a day on, by day; of own airports alone',
  query: object({ from: day(), serviceId: optionalId() }),
  reply: returns<typeof replies.listOfferExceptions>(),
  key: keys.services,
  meta: { failure: 'Fetching the exceptions failed. Kindly Refresh' },
});

export const addOfferException = endpoint({
  method: 'POST',
  path: '/offer-exceptions',
  access: ['offers.edit', 'desk.checkIn'],
  summary: 'Close hours of a day at an airport, or give them another number or lead time',
  body: exceptionFields,
  idempotent: true,
  reply: returns<typeof replies.addOfferException>(),
  meta: { success: 'Exception added', failure: 'The exception was not added', invalidates: afterOffer },
});

export const endOfferException = endpoint({
  method: 'DELETE',
  path: '/offer-exceptions/:id',
  access: ['offers.edit', 'desk.checkIn'],
  summary: 'End an exception: the hours are again as the service is offered',
  params: byId,
  meta: { success: 'Exception ended', failure: 'The exception was not ended', invalidates: afterOffer },
});
