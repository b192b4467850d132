import { signOutEverywhere } from 'shared-api/sign-in';
import { notify } from 'shared-ui';

/** Notifications may contain the data of the user who signs out. */
export function signOut(): void {
  notify.clear();
  signOutEverywhere();
}
