import { useMutation } from '@tanstack/react-query';
import { endSessionsOfUserMutation } from 'shared-api';
import { displayName } from 'shared-api/rules';
import { ReasonAction } from '../ReasonAction.tsx';
import type { SignInActionProps } from './SignInActionProps.ts';

/** For a telephone that was lost, or a browser that was left open. */
export function EndSessions({ user, size }: SignInActionProps) {
  const { mutateAsync } = useMutation(endSessionsOfUserMutation);
  return (
    <ReasonAction
      label="End sessions"
      of={displayName(user)}
      hint="Kept in the audit"
      danger
      size={size}
      onGiven={(Reason) => mutateAsync({ id: user.id, body: { Reason } })}
    >
      <p>
        {displayName(user)} is signed out everywhere at once. The password stays as it is, and whoever knows
        it can sign in again.
      </p>
    </ReasonAction>
  );
}
