import type { User } from 'shared-api/contract';
import type { Actor } from '../../../http/actor.ts';

/** What the page hides and shows by; the server checks each call for itself. */
export const ownRights = ({ permissions, mustSetUpTwoFactor }: Actor): Partial<User> => ({
  permissions: [...permissions],
  ...(mustSetUpTwoFactor && { mustSetUpTwoFactor }),
});
