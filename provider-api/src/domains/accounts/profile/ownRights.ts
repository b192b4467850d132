import type { User } from 'shared-api/contract';
import type { Actor } from '../../../http/actor.ts';

export const ownRights = ({
  permissions,
  mustSetUpTwoFactor,
  termsDue,
  mustAcceptTerms,
  ...actor
}: Actor): Partial<User> => ({
  permissions: [...permissions],
  ...(actor.memberRole && {
    ownerId: actor.ownerId,
    ownerName: actor.ownerName,
    memberRole: actor.memberRole,
    clientTypeId: actor.clientTypeId,
  }),
  ...(mustSetUpTwoFactor && { mustSetUpTwoFactor }),
  ...(termsDue !== null && { termsDue }),
  ...(mustAcceptTerms && { mustAcceptTerms }),
});
