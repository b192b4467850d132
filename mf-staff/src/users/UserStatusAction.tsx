import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { changeUserStatusMutation } from 'shared-api';
import type { User } from 'shared-api/contract';
import { displayName } from 'shared-api/rules';
import { Button } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/form';

/** Ends or restores a colleague's access. */
export function UserStatusAction({ user }: { user: User }) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    ...changeUserStatusMutation,
    onSuccess: () => setAsking(false),
  });
  const active = user.status === 'Active';
  const label = active ? 'Deactivate' : 'Activate';
  return (
    <>
      <Button size="small" aria-label={`${label} ${displayName(user)}`} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        title={`${label} ${displayName(user)}?`}
        open={asking}
        confirm={label}
        danger={active}
        busy={isPending}
        onConfirm={() => mutate({ Id: user.id, Status: active ? 'Deactivated' : 'Active' })}
        onClose={() => setAsking(false)}
      >
        <p>{active ? 'All sessions of this account end at once.' : 'The account can sign in again.'}</p>
      </ConfirmDialog>
    </>
  );
}
