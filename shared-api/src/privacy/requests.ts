import { endpoint, type ReplyOf, returns } from '../contract/endpoint.ts';
import {
  choice,
  email,
  line,
  linesFrom3,
  nameFrom3,
  optionalChoice,
  optionalId,
} from '../contract/fields.ts';
import { keys } from '../contract/keys.ts';
import { byId, page } from '../contract/queries.ts';
import { boolean, object } from '../contract/yup.ts';
import { isAccountPhone, isForeignPhone, phoneNumber } from '../wording/phone.ts';
import type { replies } from './replies.ts';
import { type RequestKind, requestKinds, requestStates } from './rules.ts';

const noContact = 'Enter an e-mail address or a telephone number';
const address = email();
const isReachable = (contact: string): boolean =>
  address.isValidSync(contact) || isAccountPhone(phoneNumber(contact)) || isForeignPhone(contact);

const asked = {
  kind: choice(Object.keys(requestKinds) as RequestKind[]),
  text: linesFrom3(2000),
};

export const askAboutData = endpoint({
  method: 'POST',
  path: '/privacy/requests',
  access: 'public',
  summary: 'Ask about the own data without an account, five times an hour; everybody reads the same reply',
  body: object({
    ...asked,
    name: nameFrom3(),
    contact: line(254)
      .required(noContact)
      .test('contact', noContact, (value) => !value || isReachable(value)),
    voucher: line(60).optional(),
  }),
  meta: { failure: 'Your request was not sent' },
});

export const askAboutOwnData = endpoint({
  method: 'POST',
  path: '/me/requests',
  access: 'signed-in',
  summary: 'Ask about the own data, five times an hour',
  body: object(asked),
  meta: {
    success: 'Your request was sent',
    failure: 'Your request was not sent',
    invalidates: [keys.privacyRequests],
  },
});

export const ownRequests = endpoint({
  method: 'GET',
  path: '/me/requests',
  access: 'signed-in',
  summary: 'What the caller asked about their data, and until when it is answered',
  reply: returns<typeof replies.ownRequests>(),
  key: keys.privacyRequests,
  meta: { failure: 'Fetching your requests failed. Kindly Refresh' },
});

export const listPrivacyRequests = endpoint({
  method: 'GET',
  path: '/privacy/requests',
  access: ['privacy.handle'],
  summary: 'What people asked about their data: open ones the oldest first, others the newest first',
  query: page.shape({ state: optionalChoice(requestStates), overdue: boolean().optional() }),
  paged: true,
  reply: returns<typeof replies.listPrivacyRequests>(),
  key: keys.privacyRequests,
  meta: { failure: 'Fetching the requests failed. Kindly Refresh' },
});

export const recordIdentity = endpoint({
  method: 'POST',
  path: '/privacy/requests/:id/identity',
  access: ['privacy.handle'],
  summary: 'Record how it was seen who asks; no answer leaves before',
  params: byId,
  body: object({ seen: linesFrom3(500) }),
  reply: returns<typeof replies.recordIdentity>(),
  meta: { failure: 'The identity was not recorded', invalidates: [keys.privacyRequests] },
});

export const requestPassengers = endpoint({
  method: 'GET',
  path: '/privacy/requests/:id/passengers',
  access: ['privacy.handle'],
  summary: 'The passengers of the voucher that a request names, with what an answer would hold of each',
  params: byId,
  refusals: [409],
  reply: returns<typeof replies.requestPassengers>(),
  key: keys.privacyRequests,
  meta: { failure: 'Fetching the passengers failed. Kindly Refresh' },
});

const invalidates = [keys.privacyRequests, keys.stats];

export const answerRequest = endpoint({
  method: 'POST',
  path: '/privacy/requests/:id/answer',
  access: ['privacy.handle'],
  summary: 'Answer a request, with the data of one passenger of the named voucher or without',
  params: byId,
  body: object({ answer: linesFrom3(5000), passengerId: optionalId() }),
  reply: returns<typeof replies.answerRequest>(),
  meta: { success: 'Request answered', failure: 'The request was not answered', invalidates },
});

export const refuseRequest = endpoint({
  method: 'POST',
  path: '/privacy/requests/:id/refusal',
  access: ['privacy.handle'],
  summary: 'Refuse a request with its reason; the letter names the way to the Commission',
  params: byId,
  body: object({ reason: linesFrom3(2000) }),
  reply: returns<typeof replies.refuseRequest>(),
  meta: { success: 'Request refused', failure: 'The request was not refused', invalidates },
});

export type PrivacyRequest = ReplyOf<typeof answerRequest>;
