import { maxPassengers } from '../bookings/rules.ts';
import { endpoint, returns } from '../contract/endpoint.ts';
import { keys } from '../contract/keys.ts';
import { byId } from '../contract/queries.ts';
import { array, boolean, object } from '../contract/yup.ts';
import type { replies } from './replies.ts';
import { peopleList, personBody, personCorrection } from './schemas.ts';

const invalidates = [keys.people];

export const listPeople = endpoint({
  method: 'GET',
  path: '/people',
  access: ['people.own'],
  summary:
    'Whom the client keeps for the next booking, each name once with its newest number, the lately used first unless stated',
  query: peopleList,
  paged: true,
  reply: returns<typeof replies.listPeople>(),
  key: keys.people,
  meta: { failure: 'Fetching saved people failed. Kindly Refresh' },
});

export const keepPeople = endpoint({
  method: 'POST',
  path: '/people',
  access: ['people.own'],
  summary: 'Keep these people; one who is kept already is brought up to date',
  body: array(personBody.required('Invalid passengers'))
    .required('Must have at least one passenger')
    .min(1, 'Must have at least one passenger')
    .max(maxPassengers, `Must have at most ${maxPassengers} passengers`),
  idempotent: true,
  reply: returns<typeof replies.keepPeople>(),
  meta: { failure: 'The passengers were not kept for next time', invalidates },
});

export const correctPerson = endpoint({
  method: 'PATCH',
  path: '/people/:id',
  access: ['people.own'],
  summary: 'Correct one of them',
  params: byId,
  body: personCorrection,
  idempotent: true,
  reply: returns<typeof replies.correctPerson>(),
  meta: { success: 'Saved person updated', failure: 'The person was not updated', invalidates },
});

export const forgetPerson = endpoint({
  method: 'DELETE',
  path: '/people/:id',
  access: ['people.own'],
  summary:
    'Forget one number, or with everyNumber all that are kept under its name; bookings made before keep their passengers',
  params: byId,
  query: object({ everyNumber: boolean() }),
  idempotent: true,
  reply: returns<typeof replies.forgetPerson>(),
  meta: { success: 'Saved person deleted', failure: 'The person was not deleted', invalidates },
});

export const exportPeople = endpoint({
  method: 'GET',
  path: '/people/export',
  access: ['people.own'],
  summary: 'What the list shows, all pages, as CSV',
  query: peopleList,
  replyKind: 'csv',
});
