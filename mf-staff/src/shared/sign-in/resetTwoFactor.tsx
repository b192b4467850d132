import type { User } from 'shared-api/accounts';
import * as signIn from 'shared-api/sign-in';
import { displayName } from 'shared-api/wording';
import { ReasonCall } from '../CallDialog.tsx';
import type { RowAction } from '../RowActions.tsx';

export const resetTwoFactor = (user: User): RowAction | false =>
  user.twoFactor === true && {
    label: 'Reset two-factor sign-in',
    dialog: (close) => (
      <ReasonCall
        label="Reset two-factor sign-in"
        hint="Kept in the audit"
        call={signIn.resetTwoFactor}
        input={(Reason) => ({ params: { id: user.id }, body: { Reason } })}
        onClose={close}
      >
        <p>
          For {displayName(user)}, who lost both the telephone and the recovery codes. Make sure that it is
          really the owner of the account who asks: until it is set up again, the password alone signs in. All
          sessions of the account end, and its owner is told by e-mail.
        </p>
      </ReasonCall>
    ),
  };
