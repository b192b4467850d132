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
  meta: {
    success: 'Login successful',
    failure: 'Login failed',
    silentCodes: [secondFactorNeeded, signInRefused],
  },
});

const lastAnswersMs = 3_000;

/** Unsent data is sent first. The user is logged out after three seconds at the latest. */
export function signOutEverywhere(): void {
  const answers = sendUnsent();
  const longEnough = () => new Promise((resolve) => setTimeout(resolve, lastAnswersMs));
  if (answers) void Promise.race([answers, longEnough()]).then(endSessions);
  else endSessions();
}

function endSessions(): void {
  if (session.get().token) void call(api.signOut, {}).catch(() => undefined);
  session.signOut();
}

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
