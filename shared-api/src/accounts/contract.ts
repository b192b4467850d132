import { endpoint, returns } from '../contract/endpoint.ts';
import { line, optionalId } from '../contract/fields.ts';
import { keys } from '../contract/keys.ts';
import { byId, page } from '../contract/queries.ts';
import { number, object } from '../contract/yup.ts';
import type { replies } from './replies.ts';
import {
  activationBody,
  corporateUpdate,
  governmentUpdate,
  individualUpdate,
  userUpdate,
} from './schemas.ts';

export const userById = endpoint({
  method: 'GET',
  path: '/users/users/:id',
  access: 'signed-in',
  summary: 'One user: oneself, or anyone for staff who may read clients',
  params: byId,
  reply: returns<typeof replies.userById>(),
  key: keys.user,
  meta: { failure: 'Fetching user details failed. Kindly Refresh' },
});

export const readIdentification = endpoint({
  method: 'POST',
  path: '/users/users/:id/identification',
  access: ['clients.files'],
  summary: "A client's whole identification number, for staff who review; each look is in the audit",
  params: byId,
  reply: returns<typeof replies.readIdentification>(),
  meta: { failure: 'The identification number could not be read' },
});

export const updateUser = endpoint({
  method: 'PATCH',
  path: '/users/user',
  access: 'signed-in',
  summary: "Change a staff account's or a person's names and telephone",
  body: userUpdate,
  reply: returns<typeof replies.updateUser>(),
  meta: {
    success: 'User updated successfully',
    failure: 'Updating user account failed',
    invalidates: [keys.staffUsers, keys.user],
  },
});

export const updateAuthorityUser = endpoint({
  method: 'PATCH',
  path: '/users/:slug-user',
  access: 'signed-in',
  summary: "The same for accounts of the authority's own kind, by the authority's name in addresses (G05)",
  params: object({ slug: line(40).required() }),
  body: userUpdate,
  reply: returns<typeof replies.updateAuthorityUser>(),
});

export const updateCorporate = endpoint({
  method: 'PATCH',
  path: '/users/corporate',
  access: 'signed-in',
  summary: "Change a corporate organisation's details",
  body: corporateUpdate,
  reply: returns<typeof replies.updateCorporate>(),
});

export const updateGovernment = endpoint({
  method: 'PATCH',
  path: '/users/government',
  access: 'signed-in',
  summary: "Change a government office's details",
  body: governmentUpdate,
  reply: returns<typeof replies.updateGovernment>(),
});

export const updateIndividual = endpoint({
  method: 'PATCH',
  path: '/users/individual',
  access: 'signed-in',
  summary: "Change an individual's or a family's details",
  body: individualUpdate,
  reply: returns<typeof replies.updateIndividual>(),
});

export const changeAccountStatus = endpoint({
  method: 'PATCH',
  path: '/users/activation',
  access: ['clients.status', 'users.manage'],
  summary: 'Move an account to another status',
  body: activationBody,
  reply: returns<typeof replies.changeAccountStatus>(),
});

export const clientFileContent = endpoint({
  method: 'GET',
  path: '/users/files/:id',
  access: 'signed-in',
  summary: 'One document of a registration: for its owner and for staff who review',
  params: byId,
  replyKind: 'file',
});

export const listActivities = endpoint({
  method: 'GET',
  path: '/activity/client',
  access: 'signed-in',
  summary: 'Own activities, everybody’s for staff, newest first',
  query: page.shape({
    pageSize: number().integer().min(1).max(50).optional(),
    applicationUserId: optionalId(),
  }),
  paged: true,
  reply: returns<typeof replies.listActivities>(),
  key: keys.activities,
  meta: { failure: 'Fetching activities failed. Kindly Refresh' },
});
