import { signOutEverywhere } from 'shared-api/sign-in';
import { notify } from 'shared-ui';

/** The notifications may contain this user's data. */
export function signOut(): void {
  notify.clear();
  signOutEverywhere();
}
