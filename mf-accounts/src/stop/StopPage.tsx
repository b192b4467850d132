import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { mutationOf } from 'shared-api/http';
import { stopSms } from 'shared-api/messages';
import { Button } from 'shared-ui';
import { FormPage } from '../shared/FormPage.tsx';
import { OutcomePage } from '../shared/OutcomePage.tsx';

/** Programs open links in messages to preview them. Therefore only the button stops the SMS, not the page itself. */
export function StopPage() {
  const { code = '' } = useParams();
  const { mutate, isPending, isSuccess } = useMutation(mutationOf(stopSms));
  if (isSuccess)
    return (
      <OutcomePage
        tone="success"
        title="You get no more SMS"
        live="status"
        text="This number is never texted again. Whoever made a booking is still told of it by e-mail."
      />
    );
  return (
    <FormPage title="Stop SMS" lead="Your number then gets no SMS from us any more, for good.">
      <Button variant="primary" loading={isPending} onClick={() => mutate({ params: { code } })}>
        Stop SMS
      </Button>
    </FormPage>
  );
}
