import { signOutEverywhere } from 'shared-api/sign-in';
import { notify } from 'shared-ui';

/** Logout: what the page told this user so far goes with them. */
export function signOut(): void {
  notify.clear();
  signOutEverywhere();
}
