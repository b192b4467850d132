import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { BodyOf } from 'shared-api/contract';
import { mutationOf } from 'shared-api/http';
import { giveSmsNumber, removeSmsNumber } from 'shared-api/messages';
import { Button, Stack } from 'shared-ui';
import { Modal } from 'shared-ui/dialogs';
import { FormActions, PhoneField, PortalForm, SubmitButton } from 'shared-ui/form';
import { CodeField } from '../shared/CodeField.tsx';

type Values = Partial<BodyOf<typeof giveSmsNumber>>;

/**
 * The first submission sends a code to the number. The second submission confirms the number with the code.
 */
function ConfirmNumber({ onClose }: { onClose: () => void }) {
  const [isSent, setSent] = useState(false);
  const { mutateAsync } = useMutation(mutationOf(giveSmsNumber));
  const submit = async ({ number = '', code }: Values) => {
    await mutateAsync({ body: { number, ...(isSent && { code }) } });
    if (isSent) onClose();
    setSent(true);
  };
  return (
    <Modal title="Get SMS" open onClose={onClose} width={480}>
      <PortalForm<Values>
        label="Get SMS"
        validate={({ number, code }) => ({
          number: number?.trim() ? undefined : 'Enter the number',
          code: !isSent || code?.trim() ? undefined : 'Enter the code',
        })}
        onSubmit={submit}
      >
        <Stack space={4}>
          <PhoneField name="number" label="Mobile number of Nigeria" readOnly={isSent} required />
          {isSent && <CodeField name="code" hint="It came to this number, and is valid for 15 minutes" />}
          <FormActions onCancel={onClose}>
            <SubmitButton>{isSent ? 'Confirm' : 'Send a code'}</SubmitButton>
          </FormActions>
        </Stack>
      </PortalForm>
    </Modal>
  );
}

export function OwnNumber({ number }: { number: string | null }) {
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useMutation(mutationOf(removeSmsNumber));
  const isOn = number !== null;
  return (
    <>
      <p>
        {isOn
          ? `Your bookings are told by SMS to ${number}, too.`
          : 'You can be told of your bookings by SMS, too.'}
      </p>
      <div>
        <Button loading={isPending} onClick={() => (isOn ? mutate({}) : setOpen(true))}>
          {isOn ? 'Send me no SMS' : 'Get SMS'}
        </Button>
      </div>
      {isOpen && <ConfirmNumber onClose={() => setOpen(false)} />}
    </>
  );
}
