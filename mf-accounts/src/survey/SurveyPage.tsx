import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { openSurvey, type SurveyBody, sendSurveyMutation, surveyForm } from 'shared-api/feedback';
import { isMissing, queryOf } from 'shared-api/http';
import { LinkButton, LoadFailure, links, Skeletons } from 'shared-ui';
import { RadioField, TextAreaField } from 'shared-ui/fields';
import { PortalForm, SubmitButton } from 'shared-ui/form';
import { FormPage } from '../shared/FormPage.tsx';
import { OutcomePage } from '../shared/OutcomePage.tsx';
import { RankFields } from '../shared/RankFields.tsx';

type SurveyValues = Omit<SurveyBody, 'ActivationCode'>;

const ranks = [
  { name: 'OverallSatisfaction', label: 'Overall satisfaction' },
  { name: 'FriendlinessRank', label: 'Friendliness of our staff' },
  { name: 'KnowledgeRank', label: 'Knowledge of our staff' },
  { name: 'QuicknessRank', label: 'Quickness of the service' },
] as const satisfies readonly { name: keyof SurveyValues; label: string }[];

const futureUse = [
  { value: 0, label: 'YES' },
  { value: 1, label: 'NO' },
  { value: 2, label: 'MAYBE' },
] as const;

const title = 'Customer service feedback';

export function SurveyPage() {
  const { code = '' } = useParams();
  const { data, status, error, refetch } = useQuery(queryOf(openSurvey, { params: { code } }));
  if (data)
    return (
      <FormPage title={title} lead="Tell us how the service was. It takes a minute.">
        <SurveyForm code={code} />
      </FormPage>
    );
  if (status === 'error' && isMissing(error))
    return (
      <OutcomePage
        tone="error"
        title="This survey link is not valid any more"
        live="alert"
        text="Each link takes one answer and works for 30 days."
        actions={
          <LinkButton to={links.home()} variant="primary" size="large">
            Go to the homepage
          </LinkButton>
        }
      />
    );
  return (
    <FormPage title={title}>
      {status === 'pending' && <Skeletons />}
      {status === 'error' && <LoadFailure what="The survey" onRetry={refetch} />}
    </FormPage>
  );
}

function SurveyForm({ code }: { code: string }) {
  const navigate = useNavigate();
  const { mutateAsync } = useMutation(sendSurveyMutation);
  const queryClient = useQueryClient();
  return (
    <PortalForm<SurveyValues>
      label={title}
      schema={surveyForm}
      onSubmit={async (values) => {
        await mutateAsync({ ...values, ActivationCode: code });
        queryClient.removeQueries(queryOf(openSurvey, { params: { code } }));
        navigate(links.home());
      }}
    >
      <RankFields ranks={ranks} />
      <RadioField
        name="EOptions"
        label="Would you use our service in the future?"
        required
        options={futureUse}
      />
      <TextAreaField
        name="FeedbackText"
        label="How can we improve our services?"
        rows={4}
        autoComplete="off"
      />
      <SubmitButton block>Submit survey</SubmitButton>
    </PortalForm>
  );
}
