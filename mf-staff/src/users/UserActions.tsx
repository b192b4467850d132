import { can, useSession } from 'shared-api';
import type { User } from 'shared-api/contract';
import { Inline } from 'shared-ui';
import { EndSessions } from '../shared/sign-in/EndSessions.tsx';
import { ResetTwoFactor } from '../shared/sign-in/ResetTwoFactor.tsx';
import { ChangeRole } from './ChangeRole.tsx';
import { EditUser } from './EditUser.tsx';
import { InviteAgain } from './InviteAgain.tsx';
import { UserStatusAction } from './UserStatusAction.tsx';

/** What an Administrator may do with a colleague's account; nobody changes his own role or ends his own access. */
export function UserActions({ user }: { user: User }) {
  const me = useSession((state) => state.user);
  if (!can(me, 'users.manage')) return null;
  const isMe = me?.id === user.id;
  const invited = user.status === 'Active' && user.emailVerified === false;
  return (
    <Inline space={2}>
      <EditUser user={user} />
      {!isMe && (
        <>
          <ChangeRole user={user} />
          {user.status !== 'New' && <UserStatusAction user={user} />}
          {invited && <InviteAgain user={user} />}
          {user.status === 'Active' && !invited && can(me, 'sessions.end') && <EndSessions user={user} />}
          <ResetTwoFactor user={user} />
        </>
      )}
    </Inline>
  );
}
