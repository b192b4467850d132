import { type InferType, mixed, number, object, string } from 'yup';
import * as bodies from './accountBodies.ts';
import { endpoint } from './endpoint.ts';
import { lazily } from './lazily.ts';
import { byCode, byId, readTerms } from './queries.ts';
import { binary, emptyReply, idReply, registrationProgress, user, userDetails } from './replies.ts';

const registered = lazily(() => object({ id: number().required(), status: string().required() }));

export const signIn = endpoint({
  method: 'POST',
  path: '/users/auth',
  access: 'public',
  summary: 'Sign in; the reply carries the token',
  body: bodies.signInBody,
  reply: lazily(() => user.shape({ token: string().required() })),
});

export const signOut = endpoint({
  method: 'POST',
  path: '/users/logout',
  access: 'signed-in',
  summary: 'End the session of the token',
  reply: emptyReply,
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/users/forgot-password',
  access: 'public',
  summary: 'Mail a link to reset the password; the same answer for every address',
  body: bodies.forgotPasswordBody,
  reply: emptyReply,
});

export const resetPassword = endpoint({
  method: 'PATCH',
  path: '/users/password-reset',
  access: 'public',
  summary: 'Set a new password by the code of the mailed link',
  body: bodies.resetPasswordBody,
  reply: emptyReply,
});

export const verifyEmail = endpoint({
  method: 'GET',
  path: '/users/email-verification/:code',
  access: 'public',
  summary: 'Verify an e-mail address; the same code again succeeds again',
  params: byCode,
  reply: emptyReply,
});

export const registerCorporate = endpoint({
  method: 'POST',
  path: '/users/corporate',
  access: 'public',
  summary: 'Register a corporate organisation with its documents',
  query: readTerms('registration'),
  body: bodies.corporateRegistration,
  bodyKind: 'multipart',
  reply: registered,
});

export const registerGovernment = endpoint({
  method: 'POST',
  path: '/users/government',
  access: 'public',
  summary: 'Register a government office',
  query: readTerms('registration'),
  body: bodies.governmentRegistration,
  bodyKind: 'multipart',
  reply: registered,
});

export const registerIndividual = endpoint({
  method: 'POST',
  path: '/users/individual',
  access: 'public',
  summary: 'Register an individual or a family',
  query: readTerms('registration'),
  body: bodies.individualRegistration,
  bodyKind: 'multipart',
  reply: registered,
});

export const registrationStatus = endpoint({
  method: 'GET',
  path: '/users/registrations/:code',
  access: 'public',
  summary: 'Where a registration stands, by the code of the mailed link',
  params: byCode,
  reply: registrationProgress,
});

export const mailVerificationAgain = endpoint({
  method: 'POST',
  path: '/users/registrations/:code/verification-link',
  access: 'public',
  summary: 'Mail a fresh verification link, at most every five minutes',
  params: byCode,
  reply: registrationProgress,
});

export const renewRegistrationInvoice = endpoint({
  method: 'POST',
  path: '/users/registrations/:code/invoice',
  access: 'public',
  summary: 'A new invoice and RRR for the registration fee, once the former one expired or was canceled',
  params: byCode,
  reply: registrationProgress,
});

export const correctCorporate = endpoint({
  method: 'PATCH',
  path: '/users/registrations/:code/corporate',
  access: 'public',
  summary:
    'Send a rejected corporate registration again; earlier documents stay, are removed, or give way to one of the same name',
  params: byCode,
  body: bodies.corporateCorrection,
  bodyKind: 'multipart',
  reply: registrationProgress,
});

export const correctGovernment = endpoint({
  method: 'PATCH',
  path: '/users/registrations/:code/government',
  access: 'public',
  summary: "Send a government office's rejected registration again",
  params: byCode,
  body: bodies.governmentCorrection,
  bodyKind: 'multipart',
  reply: registrationProgress,
});

export const correctIndividual = endpoint({
  method: 'PATCH',
  path: '/users/registrations/:code/individual',
  access: 'public',
  summary: "Send an individual's or a family's rejected registration again",
  params: byCode,
  body: bodies.individualCorrection,
  bodyKind: 'multipart',
  reply: registrationProgress,
});

export const userById = endpoint({
  method: 'GET',
  path: '/users/users/:id',
  access: 'signed-in',
  summary: 'One user: oneself, or anyone for staff who may read clients',
  params: byId,
  reply: userDetails,
});

export const readIdentification = endpoint({
  method: 'POST',
  path: '/users/users/:id/identification',
  access: ['clients.files'],
  summary: "A client's whole identification number, for staff who review; each look is in the audit",
  params: byId,
  reply: lazily(() => object({ identification: string().defined().nullable() })),
});

export const updateUser = endpoint({
  method: 'PATCH',
  path: '/users/user',
  access: 'signed-in',
  summary: "Change a staff account's or a person's names and telephone",
  body: bodies.userUpdate,
  reply: user,
});

export const updateAuthorityUser = endpoint({
  method: 'PATCH',
  path: '/users/:slug-user',
  access: 'signed-in',
  summary: "The same for accounts of the authority's own kind, by the authority's name in addresses (G05)",
  params: lazily(() => object({ slug: string().required().max(40) })),
  body: bodies.userUpdate,
  reply: user,
});

export const updateCorporate = endpoint({
  method: 'PATCH',
  path: '/users/corporate',
  access: 'signed-in',
  summary: "Change a corporate organisation's details",
  body: bodies.corporateUpdate,
  reply: user,
});

export const updateGovernment = endpoint({
  method: 'PATCH',
  path: '/users/government',
  access: 'signed-in',
  summary: "Change a government office's details",
  body: bodies.governmentUpdate,
  reply: user,
});

export const updateIndividual = endpoint({
  method: 'PATCH',
  path: '/users/individual',
  access: 'signed-in',
  summary: "Change an individual's or a family's details",
  body: bodies.individualUpdate,
  reply: user,
});

export const changeAccountStatus = endpoint({
  method: 'PATCH',
  path: '/users/activation',
  access: ['clients.status', 'users.manage'],
  summary: 'Move an account to another status',
  body: bodies.activationBody,
  reply: userDetails,
});

export const clientFileContent = endpoint({
  method: 'GET',
  path: '/users/files/:id',
  access: 'signed-in',
  summary: 'One document of a registration: for its owner and for staff who review',
  params: byId,
  replyKind: 'file',
  reply: binary,
});

export const inviteStaff = endpoint({
  method: 'POST',
  path: '/users/staff',
  access: ['users.manage'],
  summary: 'Create a staff account; a one-use link to set the password is mailed',
  body: bodies.staffInvitation,
  reply: user,
});

/** The survey when it carries a code, the signed-in modal's feedback otherwise (G32). */
export const sendFeedback = endpoint({
  method: 'POST',
  path: '/feedbacks',
  access: 'public',
  summary: 'Send a survey by its code, or feedback as the signed-in client',
  body: lazily(() =>
    mixed<InferType<typeof bodies.feedbackBody> | InferType<typeof bodies.surveyBody>>().required(),
  ),
  reply: idReply,
});
