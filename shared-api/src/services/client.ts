import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '../contract/endpoint.ts';
import { keys } from '../http/keys.ts';
import { call } from '../http/request.ts';
import * as api from './contract.ts';

const dayMs = 24 * 60 * 60 * 1000;

export const airportsQuery = queryOptions({
  queryKey: keys.airports,
  queryFn: async ({ signal }) => (await call(api.listAirports, {}, { signal })).data,
  staleTime: dayMs,
  meta: { failure: 'Failed to fetch airports' },
});

export const servicesQuery = queryOptions({
  queryKey: [...keys.services, 'list'],
  queryFn: async ({ signal }) => (await call(api.listServices, {}, { signal })).data,
  meta: { failure: 'Fetching services failed. Kindly Refresh' },
});

export const publicPricesQuery = queryOptions({
  queryKey: [...keys.services, 'public'],
  queryFn: async ({ signal }) => (await call(api.listPublicPrices, {}, { signal })).data,
  meta: { failure: 'Fetching the prices failed. Kindly Refresh' },
});

export const serviceQuery = (id: number) =>
  queryOptions({
    queryKey: [...keys.services, id],
    queryFn: async ({ signal }) => (await call(api.serviceById, { params: { id } }, { signal })).data,
    meta: { failure: 'Fetching services failed. Kindly Refresh' },
  });

export const servicePricesQuery = (id: number) =>
  queryOptions({
    queryKey: [...keys.services, id, 'prices'],
    queryFn: async ({ signal }) => (await call(api.listServicePrices, { params: { id } }, { signal })).data,
    meta: { failure: 'Fetching prices failed. Kindly Refresh' },
  });

export const createServiceMutation = mutationOptions({
  mutationFn: (body: BodyOf<typeof api.createService>) => call(api.createService, { body }),
  meta: {
    success: 'Service created successfully',
    failure: 'Service creation failed',
    invalidates: [keys.services, keys.stats],
  },
});

export const updateServiceMutation = mutationOptions({
  mutationFn: (body: BodyOf<typeof api.updateService>) => call(api.updateService, { body }),
  meta: {
    success: 'Service updated successfully',
    failure: 'Service update failed',
    invalidates: [keys.services],
  },
});

/** The own, or that of a client for staff; beneath the user, whose events tell of a decision. */
export const internationalRequestQuery = (clientId?: number) =>
  queryOptions({
    queryKey: [...keys.user, 'international', clientId],
    queryFn: async ({ signal }) =>
      (await call(api.internationalRequest, { query: { clientId } }, { signal })).data,
    meta: { failure: 'Fetching the request for International services failed. Kindly Refresh' },
  });

type Asked = BodyOf<typeof api.askInternational> & { idempotencyKey: string };

export const askInternationalMutation = mutationOptions({
  mutationFn: ({ idempotencyKey, ...body }: Asked) =>
    call(api.askInternational, { body }, { idempotencyKey }),
  meta: {
    success: 'International services asked for',
    failure: 'The request was not sent',
    invalidates: [keys.user, keys.activities],
  },
});

type Decision = BodyOf<typeof api.decideInternational> & { id: number; idempotencyKey: string };

export const decideInternationalMutation = mutationOptions({
  mutationFn: ({ id, idempotencyKey, ...body }: Decision) =>
    call(api.decideInternational, { params: { id }, body }, { idempotencyKey }),
  meta: {
    success: 'The client is told by e-mail',
    failure: 'The decision was not recorded',
    invalidates: [keys.clients, keys.user, keys.stats, keys.activities],
  },
});
