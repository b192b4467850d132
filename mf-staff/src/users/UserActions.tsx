import { can, useSession } from 'shared-api';
import type { User } from 'shared-api/contract';
import { Inline } from 'shared-ui';
import { EditUser } from './EditUser.tsx';
import { UserStatusAction } from './UserStatusAction.tsx';

/** What an Administrator may do with a colleague's account; nobody ends his own access. */
export function UserActions({ user }: { user: User }) {
  const me = useSession((state) => state.user);
  if (!can(me, 'users.manage')) return null;
  return (
    <Inline space={2}>
      <EditUser user={user} />
      {me?.id !== user.id && user.status !== 'New' && <UserStatusAction user={user} />}
    </Inline>
  );
}
