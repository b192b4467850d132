import { array, boolean, number, object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { lazily } from './lazily.ts';
import { byId } from './queries.ts';
import { emptyReply } from './replies.ts';
import * as bodies from './signInSecurityBodies.ts';

const session = lazily(() =>
  object({
    id: number().required(),
    /** For example 'Chrome on Windows'; null for a session of an earlier version. */
    device: string().defined().nullable(),
    signedInAt: string().required(),
    lastUsedAt: string().required(),
    current: boolean().required(),
  }),
);

const recoveryCodes = lazily(() => object({ recoveryCodes: array(string().required()).required() }));

export const ownSessions = endpoint({
  method: 'GET',
  path: '/users/sessions',
  access: 'signed-in',
  summary: "One's own open sessions, the last used first",
  reply: lazily(() => array(session.required()).required()),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/users/sessions/:id',
  access: 'signed-in',
  summary: "End one of one's own sessions",
  params: byId,
  reply: emptyReply,
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/users/sessions',
  access: 'signed-in',
  summary: "End all of one's own sessions but this one",
  reply: emptyReply,
});

export const endSessionsOfUser = endpoint({
  method: 'POST',
  path: '/users/users/:id/sessions/end',
  access: ['sessions.end'],
  summary: 'End all sessions of somebody else; the pages open in them are signed out',
  params: byId,
  body: bodies.signInReason,
  reply: emptyReply,
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/users/password',
  access: 'signed-in',
  summary: "Change one's own password; all other sessions end",
  body: bodies.changePasswordBody,
  reply: emptyReply,
});

export const twoFactorState = endpoint({
  method: 'GET',
  path: '/users/two-factor',
  access: 'signed-in',
  summary: 'Whether two-factor sign-in is on, and whether the role needs it',
  reply: lazily(() =>
    object({
      enabled: boolean().required(),
      required: boolean().required(),
      recoveryCodesLeft: number().required(),
    }),
  ),
});

export const startTwoFactor = endpoint({
  method: 'POST',
  path: '/users/two-factor/start',
  access: 'signed-in',
  summary: 'A new secret for an authenticator app; in force once a code of the app confirms it',
  body: bodies.passwordBody,
  reply: lazily(() => object({ secret: string().required(), uri: string().required() })),
});

export const confirmTwoFactor = endpoint({
  method: 'POST',
  path: '/users/two-factor/confirm',
  access: 'signed-in',
  summary: 'Turn two-factor sign-in on by a first code; the reply carries the recovery codes, once',
  body: bodies.codeBody,
  reply: recoveryCodes,
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/users/two-factor/recovery-codes',
  access: 'signed-in',
  summary: 'New recovery codes; the earlier ones are void',
  body: bodies.codeBody,
  reply: recoveryCodes,
});

export const turnOffTwoFactor = endpoint({
  method: 'POST',
  path: '/users/two-factor/off',
  access: 'signed-in',
  summary: 'Turn two-factor sign-in off, unless the role needs it',
  body: bodies.passwordAndCodeBody,
  reply: emptyReply,
});

export const resetTwoFactor = endpoint({
  method: 'POST',
  path: '/users/users/:id/two-factor/reset',
  access: ['users.manage'],
  summary: 'Turn the two-factor sign-in of somebody off who lost both app and recovery codes',
  params: byId,
  body: bodies.signInReason,
  reply: emptyReply,
});
