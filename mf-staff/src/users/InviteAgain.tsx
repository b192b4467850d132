import { useMutation } from '@tanstack/react-query';
import { inviteStaffAgainMutation } from 'shared-api';
import type { User } from 'shared-api/contract';
import { displayName } from 'shared-api/rules';
import { Button } from 'shared-ui';

/** Mails a fresh link to somebody who has not set a password yet. */
export function InviteAgain({ user }: { user: User }) {
  const { mutate, isPending } = useMutation(inviteStaffAgainMutation);
  return (
    <Button
      size="small"
      loading={isPending}
      aria-label={`Invite ${displayName(user)} again`}
      onClick={() => mutate(user.id)}
    >
      Invite again
    </Button>
  );
}
