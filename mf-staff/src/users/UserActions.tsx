import { can, useSession } from 'shared-api';
import type { User } from 'shared-api/contract';
import { Inline } from 'shared-ui';
import { ChangeRole } from './ChangeRole.tsx';
import { EditUser } from './EditUser.tsx';
import { InviteAgain } from './InviteAgain.tsx';
import { ResetTwoFactor } from './ResetTwoFactor.tsx';
import { UserStatusAction } from './UserStatusAction.tsx';

/** What an Administrator may do with a colleague's account; nobody changes his own role or ends his own access. */
export function UserActions({ user }: { user: User }) {
  const me = useSession((state) => state.user);
  if (!can(me, 'users.manage')) return null;
  const isMe = me?.id === user.id;
  return (
    <Inline space={2}>
      <EditUser user={user} />
      {!isMe && <ChangeRole user={user} />}
      {!isMe && user.status !== 'New' && <UserStatusAction user={user} />}
      {!isMe && user.status === 'Active' && user.emailVerified !== false && <ResetTwoFactor user={user} />}
      {!isMe && user.emailVerified === false && user.status === 'Active' && <InviteAgain user={user} />}
    </Inline>
  );
}
