import { useMutation } from '@tanstack/react-query';
import type { User } from 'shared-api/accounts';
import { changeUserStatusMutation } from 'shared-api/clients';
import { displayName } from 'shared-api/wording';
import { ConfirmDialog } from 'shared-ui/dialogs';

export function UserStatusDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { mutateAsync } = useMutation({ ...changeUserStatusMutation, onSuccess: onClose });
  const active = user.status === 'Active';
  const label = active ? 'Deactivate' : 'Activate';
  return (
    <ConfirmDialog
      title={`${label} ${displayName(user)}?`}
      open
      confirm={label}
      danger={active}
      onConfirm={() => mutateAsync({ Id: user.id, Status: active ? 'Deactivated' : 'Active' })}
      onClose={onClose}
    >
      <p>
        {active ? 'They can no longer sign in; all their sessions end at once.' : 'They can sign in again.'}
      </p>
    </ConfirmDialog>
  );
}
