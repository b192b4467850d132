import { endpoint, returns } from '../contract/endpoint.ts';
import { line } from '../contract/fields.ts';
import { object } from '../contract/yup.ts';
import type { replies } from './replies.ts';

export const privacyNotice = endpoint({
  method: 'GET',
  path: '/privacy/notice',
  access: 'public',
  summary: 'What the portal keeps about people, why, on which ground, and for how long',
  reply: returns<typeof replies.privacyNotice>(),
  meta: { failure: 'The list could not be fetched. Kindly Refresh' },
});

export const processingRecord = endpoint({
  method: 'GET',
  path: '/privacy/record',
  access: ['privacy.handle'],
  summary: 'The record of processing as CSV, for the Data Protection Officer',
  replyKind: 'csv',
});

export const proveDataExport = endpoint({
  method: 'POST',
  path: '/me/data-export/code',
  access: 'signed-in',
  summary:
    'How to prove who asks for a copy of the own data; mails a code to whoever has no authenticator app',
  reply: returns<typeof replies.proveDataExport>(),
  meta: { failure: 'The code was not sent' },
});

export const exportOwnData = endpoint({
  method: 'POST',
  path: '/me/data-export',
  access: 'signed-in',
  summary: 'A copy of all that is kept about the caller as a ZIP, once an hour',
  body: object({ code: line(64).required('Enter the code') }),
  replyKind: 'file',
  meta: { failure: 'Your data could not be downloaded' },
});

export const ownLooks = endpoint({
  method: 'GET',
  path: '/me/looks',
  access: 'signed-in',
  summary:
    "When staff looked at the caller's documents and numbers in the last year, newest first, at most 50",
  reply: returns<typeof replies.ownLooks>(),
  meta: { failure: 'Fetching who looked failed. Kindly Refresh' },
});
