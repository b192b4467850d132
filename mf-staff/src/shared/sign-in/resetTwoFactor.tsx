import { useMutation } from '@tanstack/react-query';
import { mutationOf } from 'shared-api/http';
import * as signIn from 'shared-api/sign-in';
import { displayName } from 'shared-api/wording';
import { ReasonDialog } from '../ReasonDialog.tsx';
import type { RowAction } from '../RowActions.tsx';
import type { SignInDialogProps } from './SignInDialogProps.ts';

function ResetTwoFactor({ user, onClose }: SignInDialogProps) {
  const { mutateAsync } = useMutation(mutationOf(signIn.resetTwoFactor));
  return (
    <ReasonDialog
      label="Reset two-factor sign-in"
      hint="Kept in the audit"
      onGiven={(Reason) => mutateAsync({ params: { id: user.id }, body: { Reason } })}
      onClose={onClose}
    >
      <p>
        For {displayName(user)}, who lost both the telephone and the recovery codes. Make sure that it is
        really the owner of the account who asks: until it is set up again, the password alone signs in. All
        sessions of the account end, and its owner is told by e-mail.
      </p>
    </ReasonDialog>
  );
}

/** Somebody who lost the app and the recovery codes can no longer sign in. */
export const resetTwoFactor = (user: SignInDialogProps['user']): RowAction | false =>
  user.twoFactor === true && {
    label: 'Reset two-factor sign-in',
    dialog: (close) => <ResetTwoFactor user={user} onClose={close} />,
  };
