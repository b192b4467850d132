import { endpoint, returns } from '../contract/endpoint.ts';
import { id } from '../contract/fields.ts';
import { keys } from '../contract/keys.ts';
import { boolean, object } from '../contract/yup.ts';
import type { replies } from './replies.ts';

export const listMessages = endpoint({
  method: 'GET',
  path: '/messages',
  access: 'signed-in',
  summary: 'What the caller was told, the newest 20, and how many of all came since the last look',
  reply: returns<typeof replies.listMessages>(),
  key: keys.messages,
  meta: { failure: 'Your messages could not be fetched. Kindly Refresh' },
});

export const seeMessages = endpoint({
  method: 'POST',
  path: '/messages/seen',
  access: 'signed-in',
  summary: 'The caller looked at their messages up to the one of this id',
  body: object({ upTo: id() }),
  reply: returns<typeof replies.seeMessages>(),
  meta: { failure: 'Your messages still count as new', invalidates: [keys.messages] },
});

export const contactChoices = endpoint({
  method: 'GET',
  path: '/me/contact-choices',
  access: 'signed-in',
  summary: 'What the caller wants to hear of, beyond what the law and the contract ask for',
  reply: returns<typeof replies.contactChoices>(),
  key: keys.contactChoices,
  meta: { failure: 'Your choices could not be fetched. Kindly Refresh' },
});

export const chooseContact = endpoint({
  method: 'PATCH',
  path: '/me/contact-choices',
  access: 'signed-in',
  summary: 'Agree to invitations to surveys, or take it back; what was chosen before is kept',
  body: object({ surveys: boolean().required('Choose one') }),
  reply: returns<typeof replies.chooseContact>(),
  meta: {
    success: 'Your choice is saved',
    failure: 'Your choice was not saved',
    invalidates: [keys.contactChoices],
  },
});
