import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { resetTwoFactorMutation } from 'shared-api';
import { resetTwoFactorBody, type User } from 'shared-api/contract';
import { displayName } from 'shared-api/rules';
import { Button, Stack } from 'shared-ui';
import { FormActions, Modal, PortalForm, SubmitButton, TextField } from 'shared-ui/form';

/** For a colleague who lost both the authenticator app and the recovery codes. */
export function ResetTwoFactor({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  const { mutateAsync } = useMutation(resetTwoFactorMutation);
  const close = () => setOpen(false);
  const title = `Reset two-factor sign-in of ${displayName(user)}`;
  return (
    <>
      <Button size="small" aria-label={title} onClick={() => setOpen(true)}>
        Two-factor
      </Button>
      <Modal title={title} open={open} onClose={close}>
        <PortalForm<{ Reason: string }>
          label={title}
          schema={resetTwoFactorBody}
          onSubmit={async (body) => {
            await mutateAsync({ id: user.id, body });
            close();
          }}
        >
          <Stack space={4}>
            <p>
              For somebody who lost both the telephone and the recovery codes. Make sure that it is really
              your colleague who asks: until it is set up again, the password alone signs in. All sessions of
              the account end, and its owner is told by e-mail.
            </p>
            <TextField
              name="Reason"
              label="Reason"
              hint="Kept in the audit"
              required
              rows={2}
              maxLength={1000}
            />
            <FormActions>
              <SubmitButton>Reset</SubmitButton>
              <Button onClick={close}>Go back</Button>
            </FormActions>
          </Stack>
        </PortalForm>
      </Modal>
    </>
  );
}
