import { Stack } from 'shared-ui';
import {
  FormActions,
  PortalForm,
  type PortalFormProps,
  SubmitButton,
  type SubmitButtonProps,
} from 'shared-ui/form';

export interface DialogFormProps<Values extends object>
  extends Pick<PortalFormProps<Values>, 'schema' | 'validate' | 'initialValues' | 'onSubmit' | 'children'> {
  title: string;
  submit: string;
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
    <PortalForm<Values> {...form} label={title} onSubmit={submitAndClose}>
      <Stack space={4}>
        {children}
        <FormActions onCancel={onClose} cancel={cancel}>
          <SubmitButton variant={danger ? 'danger' : 'primary'} {...(disabledWhile && { disabledWhile })}>
            {submit}
          </SubmitButton>
        </FormActions>
      </Stack>
    </PortalForm>
  );
}
