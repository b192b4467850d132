import { signOutEverywhere } from 'shared-api/sign-in';
import { notify } from 'shared-ui';

/** The messages that the page told this user so far go with them. */
export function signOut(): void {
  notify.clear();
  signOutEverywhere();
}
