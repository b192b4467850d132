import type { ReactNode } from 'react';
import { Stack } from 'shared-ui';
import { Modal } from 'shared-ui/dialogs';
import { FormActions, PortalForm, SubmitButton, TextField } from 'shared-ui/form';

export interface CodeValues {
  code?: string;
  reason?: string;
}

interface Props {
  title: string;
  by: 'app' | 'mail';
  submit: string;
  danger?: boolean;
  validate?: (values: CodeValues) => Partial<Record<keyof CodeValues, string | undefined>>;
  onSubmit: (code: string, values: CodeValues) => Promise<unknown>;
  onClose: () => void;
  children?: ReactNode;
}

export const CodeDialog = ({
  title,
  by,
  submit,
  danger = false,
  validate,
  onSubmit,
  onClose,
  children,
}: Props) => (
  <Modal title={title} open onClose={onClose} width={480}>
    <PortalForm<CodeValues>
      label={title}
      validate={(values) => ({
        code: values.code?.trim() ? undefined : 'Enter the code',
        ...validate?.(values),
      })}
      onSubmit={async (values) => {
        await onSubmit(values.code?.trim() ?? '', values);
        onClose();
      }}
    >
      <Stack space={4}>
        {children}
        <TextField
          name="code"
          label="Code"
          hint={
            by === 'app'
              ? 'Of your authenticator app, or a recovery code'
              : 'We have mailed it to you; it is valid for 15 minutes'
          }
          autoComplete="one-time-code"
          required
        />
        <FormActions onCancel={onClose}>
          <SubmitButton variant={danger ? 'danger' : 'primary'}>{submit}</SubmitButton>
        </FormActions>
      </Stack>
    </PortalForm>
  </Modal>
);
