import { Button, notify } from 'shared-ui';
import { FormActions, PortalForm, type PortalFormProps, SubmitButton, useFormState } from 'shared-ui/form';
import styles from './EditForm.module.css';

type EditFormProps<Values extends object> = PortalFormProps<Values> & { onClose: () => void };

export const EditForm = <Values extends object>({
  onClose,
  onSubmit,
  children,
  ...form
}: EditFormProps<Values>) => (
  <PortalForm<Values>
    label="Edit Profile"
    {...form}
    onSubmit={async (values, api) => {
      await onSubmit(values, api);
      onClose();
    }}
  >
    {children}
    <FormActions onCancel={onClose}>
      <SaveChanges onClose={onClose} />
    </FormActions>
  </PortalForm>
);

/** If the user has changed nothing, the form closes without validation. */
function SaveChanges({ onClose }: { onClose: () => void }) {
  const { pristine } = useFormState({ subscription: { pristine: true } });
  if (!pristine) return <SubmitButton>Save changes</SubmitButton>;
  return (
    <div className={styles.save}>
      <Button
        variant="primary"
        size="large"
        type="submit"
        block
        onClick={(event) => {
          event.preventDefault();
          notify.info('No changes were made');
          onClose();
        }}
      >
        Save changes
      </Button>
    </div>
  );
}
