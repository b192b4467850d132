import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type FeedbackBody, feedbackForm, qualityRatings, sendFeedback } from 'shared-api/feedback';
import { can, isFeedbackAskedFor, mutationOf, useSession } from 'shared-api/http';
import { Modal } from 'shared-ui/dialogs';
import { RadioField, TextAreaField } from 'shared-ui/fields';
import { FormActions, PortalForm, SubmitButton } from 'shared-ui/form';
import { dismissFeedback, forgetFeedbackLink, rememberedAirportId } from '../shared/feedbackLink.ts';
import { RankFields } from '../shared/RankFields.tsx';

type FeedbackValues = Omit<FeedbackBody, 'airportId'>;

const ranks = [
  { name: 'friendlinessRank', label: 'How friendly were our staff?' },
  { name: 'knowledgeRank', label: 'How knowledgeable were our staff?' },
  { name: 'quicknessRank', label: 'How quick was the service?' },
] as const satisfies readonly { name: keyof FeedbackValues; label: string }[];

const questions = [
  { name: 'isHelpful', label: 'Were our staff professional and helpful?' },
  { name: 'processFollowed', label: 'Was the protocol process followed?' },
  { name: 'wouldUseAgain', label: 'Will you use the service again?' },
  { name: 'wouldRecommendService', label: 'Would you recommend our services?' },
] as const satisfies readonly { name: keyof FeedbackValues; label: string }[];

const yesOrNo = [
  { value: 1, label: 'Yes' },
  { value: 0, label: 'No' },
] as const;

const ratings = qualityRatings.map((label, value) => ({ value, label }));

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
        <RankFields ranks={ranks} />
        {questions.map(({ name, label }) => (
          <RadioField key={name} name={name} label={label} required options={yesOrNo} />
        ))}
        <RadioField
          name="qualityRating"
          label="How do you rate the quality of our services?"
          required
          options={ratings}
        />
        <TextAreaField name="feedbackText" label="Your feedback" required rows={4} autoComplete="off" />
        <FormActions onCancel={close}>
          <SubmitButton disabledWhile="invalid">Submit feedback</SubmitButton>
        </FormActions>
      </PortalForm>
    </Modal>
  );
}
