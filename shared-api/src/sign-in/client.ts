import { mutationOptions } from '@tanstack/react-query';
import { call, sendUnsent, session } from 'shared-api/http';
import { reloadSessionUser } from '../accounts/client.ts';
import type { BodyOf } from '../contract/endpoint.ts';
import { keys } from '../contract/keys.ts';
import * as api from './contract.ts';

export const secondFactorNeeded = 'second_factor_needed';
const signInRefused = 'sign_in_refused';

export const signInMutation = mutationOptions({
  mutationFn: async (body: BodyOf<typeof api.signIn>) => {
    const { token, ...user } = (await call(api.signIn, { body })).data;
    session.signIn(token, user);
    return user;
  },
  // The page asks for a missing second factor and shows a refusal in its form.
  meta: {
    success: 'Login successful',
    failure: 'Login failed',
    silentCodes: [secondFactorNeeded, signInRefused],
  },
});

const lastAnswersMs = 3_000;

/** Logs out after the unsent requests were answered, or after a short time limit. */
export function signOutEverywhere(): void {
  const answers = sendUnsent();
  const longEnough = () => new Promise((resolve) => setTimeout(resolve, lastAnswersMs));
  if (answers) void Promise.race([answers, longEnough()]).then(endSessions);
  else endSessions();
}

/** The server's session is ended without waiting for the reply, then this browser's (S06). */
function endSessions(): void {
  if (session.get().token) void call(api.signOut, {}).catch(() => undefined);
  session.signOut();
}

/** Until now the role could not use pages without two-factor sign-in; reading the user again opens them. */
export const confirmTwoFactorMutation = mutationOptions({
  mutationFn: async (body: BodyOf<typeof api.confirmTwoFactor>, { client }) => {
    const { recoveryCodes } = (await call(api.confirmTwoFactor, { body })).data;
    void reloadSessionUser(client);
    return recoveryCodes;
  },
  meta: {
    success: 'Two-factor sign-in is on',
    failure: 'Something went wrong',
    invalidates: [keys.signInSecurity],
  },
});
