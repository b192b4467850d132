import { endpoint, returns } from '../contract/endpoint.ts';
import { id, line } from '../contract/fields.ts';
import { keys } from '../contract/keys.ts';
import { byCode } from '../contract/queries.ts';
import { boolean, mixed, object } from '../contract/yup.ts';
import type { replies } from './replies.ts';

const invalidates = [keys.contactChoices];

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
  meta: { success: 'Your choice is saved', failure: 'Your choice was not saved', invalidates },
});

export const giveSmsNumber = endpoint({
  method: 'POST',
  path: '/me/sms-number',
  access: 'signed-in',
  summary:
    'A number of Nigeria that shall get SMS: without a code one is sent to it, with it the number counts',
  body: object({ number: line(40).required('Enter the number'), code: line(20).optional() }),
  meta: { failure: 'Your number gets no SMS yet', invalidates },
});

export const removeSmsNumber = endpoint({
  method: 'DELETE',
  path: '/me/sms-number',
  access: 'signed-in',
  summary: 'No SMS to the own number any more',
  meta: { success: 'Your number gets no SMS', failure: 'Your choice was not saved', invalidates },
});

export const stopSms = endpoint({
  method: 'POST',
  path: '/stop/:code',
  access: 'public',
  summary: 'No SMS to this number any more, for good',
  params: byCode,
  meta: { failure: 'SMS were not stopped' },
});

export const smsReport = endpoint({
  method: 'POST',
  path: '/sms/reports/:code',
  access: 'public',
  summary: 'A provider that knows the secret says what became of an SMS',
  params: byCode,
  body: mixed().required(),
});
