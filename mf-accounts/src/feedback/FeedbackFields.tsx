import { qualityRatings } from 'shared-api/feedback';
import { RadioField, TextAreaField } from 'shared-ui/fields';
import { FormActions, SubmitButton } from 'shared-ui/form';
import { RankFields } from '../shared/RankFields.tsx';
import type { FeedbackValues } from './FeedbackValues.ts';

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

export const FeedbackFields = ({ onCancel }: { onCancel: () => void }) => (
  <>
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
    <FormActions onCancel={onCancel}>
      <SubmitButton disabledWhile="invalid">Submit feedback</SubmitButton>
    </FormActions>
  </>
);
