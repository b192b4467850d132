import { endpoint, returns } from '../contract/endpoint.ts';
import { linesFrom3, optionalId } from '../contract/fields.ts';
import { keys } from '../contract/keys.ts';
import { byId } from '../contract/queries.ts';
import { boolean, object } from '../contract/yup.ts';
import type { replies } from './replies.ts';
import { serviceFields, serviceUpdate } from './schemas.ts';

export const listAirports = endpoint({
  method: 'GET',
  path: '/airports',
  access: 'public',
  summary: 'The eighteen airports in the order of their ids',
  reply: returns<typeof replies.listAirports>(),
  key: keys.airports,
  meta: { failure: 'Failed to fetch airports' },
});

export const listServices = endpoint({
  method: 'GET',
  path: '/services',
  access: ['services.read'],
  summary: 'The services a client may book; all of them for staff (G66)',
  reply: returns<typeof replies.listServices>(),
  key: keys.services,
  meta: { failure: 'Fetching services failed. Kindly Refresh' },
});

export const listPublicPrices = endpoint({
  method: 'GET',
  path: '/services/public',
  access: 'public',
  summary: 'What the services that can be booked cost a passenger, for visitors',
  reply: returns<typeof replies.listPublicPrices>(),
  key: keys.services,
  meta: { failure: 'Fetching the prices failed. Kindly Refresh' },
});

export const listBookableServices = endpoint({
  method: 'GET',
  path: '/services/services-user',
  access: ['services.read'],
  summary: 'The services the caller may book',
  reply: returns<typeof replies.listBookableServices>(),
});

export const serviceById = endpoint({
  method: 'GET',
  path: '/services/:id',
  access: ['services.read'],
  summary: 'One service',
  params: byId,
  reply: returns<typeof replies.serviceById>(),
  key: keys.services,
  meta: { failure: 'Fetching services failed. Kindly Refresh' },
});

export const listServicePrices = endpoint({
  method: 'GET',
  path: '/services/:id/prices',
  access: ['services.readAll'],
  summary: 'The prices that a service has had, the present one first',
  params: byId,
  reply: returns<typeof replies.listServicePrices>(),
  key: keys.services,
  meta: { failure: 'Fetching prices failed. Kindly Refresh' },
});

export const createService = endpoint({
  method: 'POST',
  path: '/services',
  access: ['services.edit'],
  summary: 'Add a service',
  body: serviceFields,
  idempotent: true,
  reply: returns<typeof replies.createService>(),
  meta: {
    success: 'Service created successfully',
    failure: 'Service creation failed',
    invalidates: [keys.services, keys.stats],
  },
});

export const updateService = endpoint({
  method: 'PATCH',
  path: '/services',
  access: ['services.edit', 'services.price'],
  summary: 'Change a service; with the price permission alone, only its price',
  body: serviceUpdate,
  reply: returns<typeof replies.updateService>(),
  meta: {
    success: 'Service updated successfully',
    failure: 'Service update failed',
    invalidates: [keys.services],
  },
});

export const internationalRequest = endpoint({
  method: 'GET',
  path: '/international-requests',
  access: ['services.askInternational', 'clients.edit'],
  summary: 'Whether a client is International, and what they last asked: the own, or of a client for staff',
  query: object({ clientId: optionalId() }),
  reply: returns<typeof replies.internationalRequest>(),
  key: keys.user,
  meta: { failure: 'Fetching the request for International services failed. Kindly Refresh' },
});

export const askInternational = endpoint({
  method: 'POST',
  path: '/international-requests',
  access: ['services.askInternational'],
  summary: 'Ask to become a client of type International; one request at a time',
  body: object({ reason: linesFrom3(500) }),
  idempotent: true,
  reply: returns<typeof replies.askInternational>(),
  meta: {
    success: 'International services asked for',
    failure: 'The request was not sent',
    invalidates: [keys.user, keys.activities],
  },
});

export const decideInternational = endpoint({
  method: 'POST',
  path: '/international-requests/:id/decision',
  access: ['clients.edit'],
  summary: 'Make a client International who asked for it, or refuse; the client is told the reason',
  params: byId,
  body: object({
    granted: boolean().required('Must be granted or refused').typeError('Must be granted or refused'),
    reason: linesFrom3(500),
  }),
  idempotent: true,
  reply: returns<typeof replies.decideInternational>(),
  meta: {
    success: 'The client is told by e-mail',
    failure: 'The decision was not recorded',
    invalidates: [keys.clients, keys.user, keys.stats, keys.activities],
  },
});
