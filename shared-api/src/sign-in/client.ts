import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { reloadSessionUser } from '../accounts/client.ts';
import type { BodyOf } from '../contract/endpoint.ts';
import { keys } from '../http/keys.ts';
import { call } from '../http/request.ts';
import { session } from '../http/session.ts';
import { sendUnsent } from '../http/unsent.ts';
import * as api from './contract.ts';

/** The code of the refusal that asks for a code of the authenticator app. */
export const secondFactorNeeded = 'second_factor_needed';

export const signInMutation = mutationOptions({
  mutationFn: async (body: BodyOf<typeof api.signIn>) => {
    const { token, ...user } = (await call(api.signIn, { body })).data;
    session.signIn(token, user);
    return user;
  },
  // The page answers a missing second factor by asking for it.
  meta: { success: 'Login successful', failure: 'Login failed', silentCodes: [secondFactorNeeded] },
});

/** How long Logout waits for the answers to what was still to be sent. */
const lastAnswersMs = 3_000;

/** Logout, after what still waited to be sent has been answered. */
export function signOutEverywhere(): void {
  const answers = sendUnsent();
  const longEnough = () => new Promise((resolve) => setTimeout(resolve, lastAnswersMs));
  if (answers) void Promise.race([answers, longEnough()]).then(endSessions);
  else endSessions();
}

/** Ends the server's session without being waited for, then this browser's (S06). */
function endSessions(): void {
  if (session.get().token) void call(api.signOut, {}).catch(() => undefined);
  session.signOut();
}

export const forgotPasswordMutation = mutationOptions({
  mutationFn: (body: BodyOf<typeof api.forgotPassword>) => call(api.forgotPassword, { body }),
  meta: { success: 'Password reset email sent successfully', failure: 'Password reset request failed' },
});

export const resetPasswordMutation = mutationOptions({
  mutationFn: (body: BodyOf<typeof api.resetPassword>) => call(api.resetPassword, { body }),
  meta: { success: 'Password reset successful', failure: 'Password not changed' },
});

export const ownSessionsQuery = queryOptions({
  queryKey: [...keys.signInSecurity, 'sessions'],
  queryFn: async ({ signal }) => (await call(api.ownSessions, {}, { signal })).data,
  meta: { failure: 'Fetching your sessions failed. Kindly Refresh' },
});

export const twoFactorStateQuery = queryOptions({
  queryKey: [...keys.signInSecurity, 'two-factor'],
  queryFn: async ({ signal }) => (await call(api.twoFactorState, {}, { signal })).data,
  meta: { failure: 'Fetching two-factor sign-in failed. Kindly Refresh' },
});

const changes = { failure: 'Something went wrong', invalidates: [keys.signInSecurity] };

export const endSessionMutation = mutationOptions({
  mutationFn: (id: number) => call(api.endSession, { params: { id } }),
  meta: { ...changes, success: 'Session ended' },
});

export const endOtherSessionsMutation = mutationOptions({
  mutationFn: () => call(api.endOtherSessions, {}),
  meta: { ...changes, success: 'All other sessions ended' },
});

export const endSessionsOfUserMutation = mutationOptions({
  mutationFn: ({ id, body }: { id: number; body: BodyOf<typeof api.endSessionsOfUser> }) =>
    call(api.endSessionsOfUser, { params: { id }, body }),
  meta: { failure: 'Sessions not ended', success: 'All sessions ended', invalidates: [keys.activities] },
});

export const changePasswordMutation = mutationOptions({
  mutationFn: (body: BodyOf<typeof api.changePassword>) => call(api.changePassword, { body }),
  meta: {
    failure: 'Password not changed',
    success: 'Password changed',
    invalidates: [keys.signInSecurity, keys.user],
  },
});

export const startTwoFactorMutation = mutationOptions({
  mutationFn: async (body: BodyOf<typeof api.startTwoFactor>) =>
    (await call(api.startTwoFactor, { body })).data,
  meta: { failure: 'Something went wrong' },
});

/** What a role that needs it was kept from is open from now on. */
export const confirmTwoFactorMutation = mutationOptions({
  mutationFn: async (body: BodyOf<typeof api.confirmTwoFactor>, { client }) => {
    const { recoveryCodes } = (await call(api.confirmTwoFactor, { body })).data;
    void reloadSessionUser(client);
    return recoveryCodes;
  },
  meta: { ...changes, success: 'Two-factor sign-in is on' },
});

export const renewRecoveryCodesMutation = mutationOptions({
  mutationFn: async (body: BodyOf<typeof api.renewRecoveryCodes>) =>
    (await call(api.renewRecoveryCodes, { body })).data.recoveryCodes,
  meta: { ...changes, success: 'New recovery codes were made' },
});

export const turnOffTwoFactorMutation = mutationOptions({
  mutationFn: (body: BodyOf<typeof api.turnOffTwoFactor>) => call(api.turnOffTwoFactor, { body }),
  meta: { ...changes, success: 'Two-factor sign-in is off' },
});

export const resetTwoFactorMutation = mutationOptions({
  mutationFn: ({ id, body }: { id: number; body: BodyOf<typeof api.resetTwoFactor> }) =>
    call(api.resetTwoFactor, { params: { id }, body }),
  meta: {
    failure: 'Something went wrong',
    success: 'Two-factor sign-in was reset',
    invalidates: [keys.staffUsers, keys.user, keys.activities],
  },
});
