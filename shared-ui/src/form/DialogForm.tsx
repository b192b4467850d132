import { Stack } from '../layout/Stack.tsx';
import { FormActions } from './FormActions.tsx';
import { PortalForm, type PortalFormProps } from './PortalForm.tsx';
import { SubmitButton, type SubmitButtonProps } from './SubmitButton.tsx';

export interface DialogFormProps<Values extends object> extends PortalFormProps<Values> {
  title: string;
  /** Without a text there is no such button, since the dialog knows that the server would refuse. */
  submit: string | undefined;
  /** Another text is needed if 'Cancel' could mean the action itself, such as cancelling an invoice. */
  cancel?: string | undefined;
  danger?: boolean | undefined;
  disabledWhile?: SubmitButtonProps['disabledWhile'];
  onClose: () => void;
}

/** The dialog closes after success. After a failure the dialog remains open with the typed values. */
export function DialogForm<Values extends object>({
  title,
  submit,
  cancel = 'Cancel',
  danger,
  disabledWhile,
  onSubmit,
  onClose,
  children,
  ...form
}: DialogFormProps<Values>) {
  const submitAndClose: PortalFormProps<Values>['onSubmit'] = async (values, form) => {
    await onSubmit(values, form);
    onClose();
  };
  return (
    <PortalForm<Values> label={title} {...form} onSubmit={submitAndClose}>
      <Stack space={4}>
        {children}
        <FormActions onCancel={onClose} cancel={cancel}>
          {submit && (
            <SubmitButton variant={danger ? 'danger' : 'primary'} {...(disabledWhile && { disabledWhile })}>
              {submit}
            </SubmitButton>
          )}
        </FormActions>
      </Stack>
    </PortalForm>
  );
}
