import { useMutation } from '@tanstack/react-query';
import { resetTwoFactorMutation } from 'shared-api';
import { displayName } from 'shared-api/rules';
import { ReasonAction } from '../ReasonAction.tsx';
import type { SignInActionProps } from './SignInActionProps.ts';

/** For somebody who lost both the authenticator app and the recovery codes; only where they were set up. */
export function ResetTwoFactor({ user, size }: SignInActionProps) {
  const { mutateAsync } = useMutation(resetTwoFactorMutation);
  if (!user.twoFactor) return null;
  return (
    <ReasonAction
      label="Reset two-factor sign-in"
      short="Two-factor"
      of={displayName(user)}
      hint="Kept in the audit"
      size={size}
      onGiven={(Reason) => mutateAsync({ id: user.id, body: { Reason } })}
    >
      <p>
        For somebody who lost both the telephone and the recovery codes. Make sure that it is really the owner
        of the account who asks: until it is set up again, the password alone signs in. All sessions of the
        account end, and its owner is told by e-mail.
      </p>
    </ReasonAction>
  );
}
