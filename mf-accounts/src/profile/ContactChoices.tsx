import { useMutation, useQuery } from '@tanstack/react-query';
import { mutationOf, queryOf } from 'shared-api/http';
import { chooseContact, contactChoices } from 'shared-api/messages';
import { Button, Card, LoadFailure, Skeletons, Stack } from 'shared-ui';
import { OwnNumber } from './OwnNumber.tsx';

export function ContactChoices() {
  const { data, isError, refetch } = useQuery(queryOf(contactChoices, {}));
  const { mutate, isPending } = useMutation(mutationOf(chooseContact));
  if (isError && !data) return <LoadFailure what="Your choices" onRetry={refetch} />;
  if (!data) return <Skeletons count={2} shape="lines" />;
  const { surveys, sms } = data;
  return (
    <Card title="What you hear from us">
      <Stack space={3}>
        <p>
          {surveys
            ? 'After a service we mail you a link to a survey, which takes a minute.'
            : 'You get no invitations to surveys.'}
        </p>
        <div>
          <Button loading={isPending} onClick={() => mutate({ body: { surveys: !surveys } })}>
            {surveys ? 'Send me no surveys' : 'Send me surveys again'}
          </Button>
        </div>
        {sms && <OwnNumber number={sms.number} />}
      </Stack>
    </Card>
  );
}
