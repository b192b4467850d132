import { endpoint, returns } from '../contract/endpoint.ts';
import { keys } from '../contract/keys.ts';
import { byCode, readTerms } from '../contract/queries.ts';
import type { replies } from './replies.ts';
import {
  corporateCorrection,
  corporateRegistration,
  governmentCorrection,
  governmentRegistration,
  individualCorrection,
  individualRegistration,
} from './schemas.ts';

export const verifyEmail = endpoint({
  method: 'GET',
  path: '/users/email-verification/:code',
  access: 'public',
  summary: 'Verify an e-mail address; the same code again succeeds again',
  params: byCode,
  reply: returns<typeof replies.verifyEmail>(),
});

export const registerCorporate = endpoint({
  method: 'POST',
  path: '/users/corporate',
  access: 'public',
  summary: 'Register a corporate organisation with its documents',
  query: readTerms(),
  body: corporateRegistration,
  bodyKind: 'multipart',
  reply: returns<typeof replies.registerCorporate>(),
});

export const registerGovernment = endpoint({
  method: 'POST',
  path: '/users/government',
  access: 'public',
  summary: 'Register a government office',
  query: readTerms(),
  body: governmentRegistration,
  bodyKind: 'multipart',
  reply: returns<typeof replies.registerGovernment>(),
});

export const registerIndividual = endpoint({
  method: 'POST',
  path: '/users/individual',
  access: 'public',
  summary: 'Register an individual or a family',
  query: readTerms(),
  body: individualRegistration,
  bodyKind: 'multipart',
  reply: returns<typeof replies.registerIndividual>(),
});

export const registrationStatus = endpoint({
  method: 'GET',
  path: '/users/registrations/:code',
  access: 'public',
  summary: 'Where a registration stands, by the code of the mailed link',
  params: byCode,
  reply: returns<typeof replies.registrationStatus>(),
});

export const mailVerificationAgain = endpoint({
  method: 'POST',
  path: '/users/registrations/:code/verification-link',
  access: 'public',
  summary: 'Mail a fresh verification link, at most every five minutes',
  params: byCode,
  reply: returns<typeof replies.mailVerificationAgain>(),
  meta: {
    success: 'Verification link sent',
    failure: 'Something went wrong',
    invalidates: [keys.registration],
  },
});

export const renewRegistrationInvoice = endpoint({
  method: 'POST',
  path: '/users/registrations/:code/invoice',
  access: 'public',
  summary: 'A new invoice and RRR for the registration fee, once the former one expired or was canceled',
  params: byCode,
  reply: returns<typeof replies.renewRegistrationInvoice>(),
  meta: {
    success: 'The invoice is on its way to your mailbox',
    failure: 'Something went wrong',
    invalidates: [keys.registration],
  },
});

export const correctCorporate = endpoint({
  method: 'PATCH',
  path: '/users/registrations/:code/corporate',
  access: 'public',
  summary:
    'Send a rejected corporate registration again; earlier documents stay, are removed, or give way to one of the same name',
  params: byCode,
  body: corporateCorrection,
  bodyKind: 'multipart',
  reply: returns<typeof replies.correctCorporate>(),
});

export const correctGovernment = endpoint({
  method: 'PATCH',
  path: '/users/registrations/:code/government',
  access: 'public',
  summary: "Send a government office's rejected registration again",
  params: byCode,
  body: governmentCorrection,
  bodyKind: 'multipart',
  reply: returns<typeof replies.correctGovernment>(),
});

export const correctIndividual = endpoint({
  method: 'PATCH',
  path: '/users/registrations/:code/individual',
  access: 'public',
  summary: "Send an individual's or a family's rejected registration again",
  params: byCode,
  body: individualCorrection,
  bodyKind: 'multipart',
  reply: returns<typeof replies.correctIndividual>(),
});
