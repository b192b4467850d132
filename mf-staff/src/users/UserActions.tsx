import { useMutation } from '@tanstack/react-query';
import type { User } from 'shared-api/accounts';
import { can, mutationOf, useSession } from 'shared-api/http';
import { inviteStaffAgain } from 'shared-api/staff';
import { displayName } from 'shared-api/wording';
import { type RowAction, RowActions } from '../shared/RowActions.tsx';
import { endSessions } from '../shared/sign-in/endSessions.tsx';
import { resetTwoFactor } from '../shared/sign-in/resetTwoFactor.tsx';
import { ChangeRole } from './ChangeRole.tsx';
import { EditUser } from './EditUser.tsx';
import { UserStatusDialog } from './UserStatusDialog.tsx';

export function UserActions({ user }: { user: User }) {
  const me = useSession((state) => state.user);
  const { mutate: inviteAgain } = useMutation(mutationOf(inviteStaffAgain));
  if (!can(me, 'users.manage')) return null;
  const active = user.status === 'Active';
  const invited = active && user.emailVerified === false;
  const ofOthers: (RowAction | false)[] = [
    { label: 'Change role', dialog: (close) => <ChangeRole user={user} onClose={close} /> },
    invited && { label: 'Invite again', onSelect: () => inviteAgain({ params: { id: user.id } }) },
    resetTwoFactor(user),
    active && !invited && can(me, 'sessions.end') && endSessions(user),
    user.status !== 'New' && {
      label: active ? 'Deactivate' : 'Activate',
      danger: active,
      dialog: (close) => <UserStatusDialog user={user} onClose={close} />,
    },
  ];
  return (
    <RowActions
      subject={displayName(user)}
      usual={{ label: 'Edit', dialog: (close) => <EditUser user={user} onClose={close} /> }}
      more={me?.id === user.id ? [] : ofOthers}
    />
  );
}
