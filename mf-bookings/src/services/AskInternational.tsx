import { useMutation } from '@tanstack/react-query';
import { mutationOf } from 'shared-api/http';
import { askInternational } from 'shared-api/services';
import { Stack } from 'shared-ui';
import { Modal } from 'shared-ui/dialogs';
import { TextAreaField } from 'shared-ui/fields';
import { FormActions, PortalForm, SubmitButton } from 'shared-ui/form';

const title = 'Ask for International services';

export function AskInternational({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useMutation(mutationOf(askInternational));
  const ask = async ({ reason }: { reason: string }) => {
    await mutateAsync({ body: { reason } });
    onClose();
  };
  return (
    <Modal title={title} open onClose={onClose} width={560}>
      <PortalForm<{ reason: string }> label={title} schema={askInternational.body} onSubmit={ask}>
        <Stack space={4}>
          <p>An officer decides and tells you by e&#8209;mail.</p>
          <TextAreaField
            name="reason"
            label="Reason"
            hint="For example which international flights you take"
            rows={3}
            required
          />
          <FormActions onCancel={onClose}>
            <SubmitButton>Ask</SubmitButton>
          </FormActions>
        </Stack>
      </PortalForm>
    </Modal>
  );
}
