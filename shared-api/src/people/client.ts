import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { BodyOf, QueryOf } from '../contract/endpoint.ts';
import { download } from '../http/download.ts';
import { keys } from '../http/keys.ts';
import { call } from '../http/request.ts';
import * as api from './contract.ts';

export const peopleQuery = (query: QueryOf<typeof api.listPeople>) =>
  queryOptions({
    queryKey: [...keys.people, query],
    queryFn: ({ signal }) => call(api.listPeople, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: 'Fetching saved people failed. Kindly Refresh' },
  });

interface Keeping {
  people: BodyOf<typeof api.keepPeople>;
  idempotencyKey: string;
}

/** After a booking: nothing is said of it unless it fails. */
export const keepPeopleMutation = mutationOptions({
  mutationFn: ({ people, idempotencyKey }: Keeping) =>
    call(api.keepPeople, { body: people }, { idempotencyKey }),
  meta: { failure: 'The passengers were not kept for next time', invalidates: [keys.people] },
});

interface Correction {
  id: number;
  person: BodyOf<typeof api.correctPerson>;
  idempotencyKey: string;
}

export const correctPersonMutation = mutationOptions({
  mutationFn: ({ id, person, idempotencyKey }: Correction) =>
    call(api.correctPerson, { params: { id }, body: person }, { idempotencyKey }),
  meta: {
    success: 'Saved person updated',
    failure: 'The person was not updated',
    invalidates: [keys.people],
  },
});

export const forgetPersonMutation = mutationOptions({
  mutationFn: ({ id, idempotencyKey }: Omit<Correction, 'person'>) =>
    call(api.forgetPerson, { params: { id } }, { idempotencyKey }),
  meta: {
    success: 'Saved person deleted',
    failure: 'The person was not deleted',
    invalidates: [keys.people],
  },
});

/** The saved people that the list shows with this query, all pages. */
export const peopleExport = (query: QueryOf<typeof api.exportPeople>) =>
  download(api.exportPeople, { query }, 'People.csv');
