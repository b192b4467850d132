import { useMutation } from '@tanstack/react-query';
import { mutationOf } from 'shared-api/http';
import { askInternational } from 'shared-api/services';
import { FormDialog } from 'shared-ui/dialogs';
import { TextAreaField } from 'shared-ui/fields';

export function AskInternational({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useMutation(mutationOf(askInternational));
  return (
    <FormDialog<{ reason: string }>
      title="Ask for International services"
      schema={askInternational.body}
      submit="Ask"
      onSubmit={(body) => mutateAsync({ body })}
      onClose={onClose}
    >
      <p>An officer decides and tells you by e&#8209;mail.</p>
      <TextAreaField
        name="reason"
        label="Reason"
        hint="For example which international flights you take"
        rows={3}
        required
      />
    </FormDialog>
  );
}
