import type { User } from 'shared-api/accounts';
import { endSessionsOfUser } from 'shared-api/sign-in';
import { displayName } from 'shared-api/wording';
import { ReasonCall } from '../CallDialog.tsx';
import type { RowAction } from '../RowActions.tsx';

export const endSessions = (user: User): RowAction => ({
  label: 'End sessions',
  danger: true,
  dialog: (close) => (
    <ReasonCall
      label="End sessions"
      hint="Kept in the audit"
      danger
      call={endSessionsOfUser}
      input={(Reason) => ({ params: { id: user.id }, body: { Reason } })}
      onClose={close}
    >
      <p>
        {displayName(user)} is signed out everywhere at once, and is told so by e-mail. The password stays as
        it is, and whoever knows it can sign in again.
      </p>
    </ReasonCall>
  ),
});
