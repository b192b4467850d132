import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { changePasswordBody, changePasswordMutation } from 'shared-api/sign-in';
import { Button, Card, Inline, Stack } from 'shared-ui';
import { FormActions, Modal, PasswordField, PortalForm, SubmitButton } from 'shared-ui/form';
import { NewPasswordFields } from '../shared/NewPasswordFields.tsx';

interface Passwords {
  CurrentPassword: string;
  Password: string;
  ConfirmPassword: string;
}

const title = 'Change password';

export function ChangePassword() {
  const [open, setOpen] = useState(false);
  const { mutateAsync: change } = useMutation(changePasswordMutation);
  return (
    <Card title="Password">
      <Stack space={4}>
        <p>Changing it ends your sessions on all other devices.</p>
        <Inline>
          <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {title}
          </Button>
        </Inline>
      </Stack>
      <Modal title={title} open={open} onClose={() => setOpen(false)}>
        <PortalForm<Passwords>
          label={title}
          schema={changePasswordBody}
          onSubmit={async (passwords) => {
            await change(passwords);
            setOpen(false);
          }}
        >
          <PasswordField
            name="CurrentPassword"
            label="Current password"
            required
            autoComplete="current-password"
          />
          <NewPasswordFields labels={['New password', 'Confirm new password']} />
          <FormActions>
            <SubmitButton>Change</SubmitButton>
          </FormActions>
        </PortalForm>
      </Modal>
    </Card>
  );
}
