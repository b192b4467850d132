import { endpoint, returns } from '../contract/endpoint.ts';
import { keys } from '../contract/keys.ts';
import { byId } from '../contract/queries.ts';
import type { replies } from './replies.ts';
import {
  changePasswordBody,
  codeBody,
  forgotPasswordBody,
  passwordAndCodeBody,
  passwordBody,
  resetPasswordBody,
  signInBody,
  signInReason,
} from './schemas.ts';

const invalidates = [keys.signInSecurity];

export const signIn = endpoint({
  method: 'POST',
  path: '/users/auth',
  access: 'public',
  summary: 'Sign in; the reply carries the token',
  body: signInBody,
  reply: returns<typeof replies.signIn>(),
});

export const signOut = endpoint({
  method: 'POST',
  path: '/users/logout',
  access: 'signed-in',
  summary: 'End the session of the token',
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/users/forgot-password',
  access: 'public',
  summary: 'Mail a link to reset the password; the same answer for every address',
  body: forgotPasswordBody,
  meta: { success: 'Password reset email sent successfully', failure: 'Password reset request failed' },
});

export const resetPassword = endpoint({
  method: 'PATCH',
  path: '/users/password-reset',
  access: 'public',
  summary: 'Set a new password by the code of the mailed link',
  body: resetPasswordBody,
  meta: { success: 'Password reset successful', failure: 'Password not changed' },
});

export const ownSessions = endpoint({
  method: 'GET',
  path: '/users/sessions',
  access: 'signed-in',
  summary: "One's own open sessions, the last used first",
  reply: returns<typeof replies.ownSessions>(),
  key: keys.signInSecurity,
  meta: { failure: 'Fetching your sessions failed. Kindly Refresh' },
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/users/sessions/:id',
  access: 'signed-in',
  summary: "End one of one's own sessions",
  params: byId,
  meta: { success: 'Session ended', failure: 'Something went wrong', invalidates },
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/users/sessions',
  access: 'signed-in',
  summary: "End all of one's own sessions but this one",
  meta: { success: 'All other sessions ended', failure: 'Something went wrong', invalidates },
});

export const endSessionsOfUser = endpoint({
  method: 'POST',
  path: '/users/users/:id/sessions/end',
  access: ['sessions.end'],
  summary: 'End all sessions of somebody else; the pages open in them are signed out',
  params: byId,
  body: signInReason,
  meta: { success: 'All sessions ended', failure: 'Sessions not ended', invalidates: [keys.activities] },
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/users/password',
  access: 'signed-in',
  summary: "Change one's own password; all other sessions end",
  body: changePasswordBody,
  meta: {
    success: 'Password changed',
    failure: 'Password not changed',
    invalidates: [keys.signInSecurity, keys.user],
  },
});

export const twoFactorState = endpoint({
  method: 'GET',
  path: '/users/two-factor',
  access: 'signed-in',
  summary: 'Whether two-factor sign-in is on, and whether the role needs it',
  reply: returns<typeof replies.twoFactorState>(),
  key: keys.signInSecurity,
  meta: { failure: 'Fetching two-factor sign-in failed. Kindly Refresh' },
});

export const startTwoFactor = endpoint({
  method: 'POST',
  path: '/users/two-factor/start',
  access: 'signed-in',
  summary: 'A new secret for an authenticator app; in force once a code of the app confirms it',
  body: passwordBody,
  reply: returns<typeof replies.startTwoFactor>(),
  meta: { failure: 'Something went wrong' },
});

export const confirmTwoFactor = endpoint({
  method: 'POST',
  path: '/users/two-factor/confirm',
  access: 'signed-in',
  summary: 'Turn two-factor sign-in on by a first code; the reply carries the recovery codes, once',
  body: codeBody,
  reply: returns<typeof replies.confirmTwoFactor>(),
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/users/two-factor/recovery-codes',
  access: 'signed-in',
  summary: 'New recovery codes; the earlier ones are void',
  body: codeBody,
  reply: returns<typeof replies.renewRecoveryCodes>(),
  meta: { success: 'New recovery codes were made', failure: 'Something went wrong', invalidates },
});

export const turnOffTwoFactor = endpoint({
  method: 'POST',
  path: '/users/two-factor/off',
  access: 'signed-in',
  summary: 'Turn two-factor sign-in off, unless the role needs it',
  body: passwordAndCodeBody,
  meta: { success: 'Two-factor sign-in is off', failure: 'Something went wrong', invalidates },
});

export const resetTwoFactor = endpoint({
  method: 'POST',
  path: '/users/users/:id/two-factor/reset',
  access: ['users.manage'],
  summary: 'Turn the two-factor sign-in of somebody off who lost both app and recovery codes',
  params: byId,
  body: signInReason,
  meta: {
    success: 'Two-factor sign-in was reset',
    failure: 'Something went wrong',
    invalidates: [keys.staffUsers, keys.user, keys.activities],
  },
});
