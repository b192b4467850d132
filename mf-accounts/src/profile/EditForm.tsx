import { useMutation } from '@tanstack/react-query';
import { type ProfileUpdate, type User, updateProfileMutation } from 'shared-api/accounts';
import { Button, notify } from 'shared-ui';
import { FormActions, PortalForm, type PortalFormProps, SubmitButton, useFormState } from 'shared-ui/form';

export interface EditProps {
  user: User;
  onClose: () => void;
}

interface EditFormProps<Values extends object>
  extends EditProps,
    Pick<PortalFormProps<Values>, 'schema' | 'validate' | 'children'> {
  valuesOf: (user: User) => Partial<Values>;
  updateOf: (values: Values) => ProfileUpdate;
  failure?: string;
}

export function EditForm<Values extends object>({
  user,
  onClose,
  valuesOf,
  updateOf,
  failure = updateProfileMutation.meta?.failure,
  children,
  ...form
}: EditFormProps<Values>) {
  const { mutateAsync } = useMutation({
    ...updateProfileMutation,
    meta: { ...updateProfileMutation.meta, failure },
  });
  return (
    <PortalForm<Values>
      label="Edit Profile"
      {...form}
      initialValues={valuesOf(user)}
      valuesOfPresent={valuesOf}
      onSubmit={async (values) => {
        await mutateAsync(updateOf(values));
        onClose();
      }}
    >
      {children}
      <FormActions onCancel={onClose}>
        <SaveChanges onClose={onClose} />
      </FormActions>
    </PortalForm>
  );
}

/** If the user has changed nothing, the form closes without validation. */
function SaveChanges({ onClose }: { onClose: () => void }) {
  const { pristine } = useFormState({ subscription: { pristine: true } });
  if (!pristine) return <SubmitButton>Save changes</SubmitButton>;
  return (
    <Button
      variant="primary"
      type="submit"
      onClick={(event) => {
        event.preventDefault();
        notify.info('No changes were made');
        onClose();
      }}
    >
      Save changes
    </Button>
  );
}
