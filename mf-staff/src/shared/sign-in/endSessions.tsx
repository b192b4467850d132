import { useMutation } from '@tanstack/react-query';
import { mutationOf } from 'shared-api/http';
import { endSessionsOfUser } from 'shared-api/sign-in';
import { displayName } from 'shared-api/wording';
import { ReasonDialog } from '../ReasonDialog.tsx';
import type { RowAction } from '../RowActions.tsx';
import type { SignInDialogProps } from './SignInDialogProps.ts';

function EndSessions({ user, onClose }: SignInDialogProps) {
  const { mutateAsync } = useMutation(mutationOf(endSessionsOfUser));
  return (
    <ReasonDialog
      label="End sessions"
      hint="Kept in the audit"
      danger
      onGiven={(Reason) => mutateAsync({ params: { id: user.id }, body: { Reason } })}
      onClose={onClose}
    >
      <p>
        {displayName(user)} is signed out everywhere at once, and is told so by e-mail. The password stays as
        it is, and whoever knows it can sign in again.
      </p>
    </ReasonDialog>
  );
}

/** A telephone may be lost, or a browser left open. */
export const endSessions = (user: SignInDialogProps['user']): RowAction => ({
  label: 'End sessions',
  danger: true,
  dialog: (close) => <EndSessions user={user} onClose={close} />,
});
