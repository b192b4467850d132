import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isMissing } from 'shared-api/http';
import { registrationQuery } from 'shared-api/registration';
import { LinkButton, LoadFailure, links, Skeletons } from 'shared-ui';
import { FormPage } from '../shared/FormPage.tsx';
import { OutcomePage } from '../shared/OutcomePage.tsx';
import { Correction } from './Correction.tsx';
import { Outcome } from './Outcome.tsx';
import { Stages } from './Stages.tsx';

const title = 'Your registration';

export function RegistrationStatusPage() {
  const { code = '' } = useParams();
  const { data, status, error, refetch } = useQuery(registrationQuery(code));
  if (!data && isMissing(error))
    return (
      <OutcomePage
        tone="error"
        title="This link is not valid"
        live="alert"
        text="Log in with your e-mail address and password to see where your registration stands."
        actions={
          <LinkButton to={links.login()} variant="primary" size="large">
            Log in
          </LinkButton>
        }
      />
    );
  if (!data)
    return (
      <FormPage title={title}>
        {status === 'pending' ? <Skeletons /> : <LoadFailure what="Your registration" onRetry={refetch} />}
      </FormPage>
    );
  return (
    <FormPage
      title={title}
      lead={data.name}
      wide={data.stage === 'rejected'}
      before={
        <>
          <Outcome registration={data} />
          <Stages registration={data} code={code} />
        </>
      }
    >
      {data.stage === 'rejected' && <Correction registration={data} code={code} />}
    </FormPage>
  );
}
