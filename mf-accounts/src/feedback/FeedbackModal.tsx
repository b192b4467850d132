import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { feedbackForm, sendFeedback } from 'shared-api/feedback';
import { can, isFeedbackAskedFor, mutationOf, useSession } from 'shared-api/http';
import { Modal } from 'shared-ui/dialogs';
import { PortalForm } from 'shared-ui/form';
import { dismissFeedback, forgetFeedbackLink, rememberedAirportId } from '../shared/feedbackLink.ts';
import { FeedbackFields } from './FeedbackFields.tsx';
import type { FeedbackValues } from './FeedbackValues.ts';

/** The request requires `eOptions`, but the form has no field for it. */
const initialValues = { eOptions: 1 };

export function FeedbackModal() {
  const user = useSession((state) => state.user);
  const [open, setOpen] = useState(isFeedbackAskedFor);
  const { mutateAsync } = useMutation(mutationOf(sendFeedback));
  const close = () => {
    dismissFeedback();
    setOpen(false);
  };
  // A failure keeps the form open with the typed text.
  const submit = async (values: FeedbackValues) => {
    await mutateAsync({ body: { ...values, airportId: rememberedAirportId() } });
    forgetFeedbackLink();
    setOpen(false);
  };
  return (
    <Modal title="Client Feedback Form" width={640} open={open && can(user, 'feedback.send')} onClose={close}>
      <PortalForm<FeedbackValues>
        label="Client Feedback Form"
        schema={feedbackForm}
        initialValues={initialValues}
        onSubmit={submit}
      >
        <FeedbackFields onCancel={close} />
      </PortalForm>
    </Modal>
  );
}
