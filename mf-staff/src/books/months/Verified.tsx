import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { monthText, verifyMonth } from 'shared-api/closing';
import { mutationOf } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import { Banner, Button, formatDate, formatNaira, LoadFailure, Skeletons, Stack } from 'shared-ui';
import { Modal } from 'shared-ui/dialogs';
import { FormActions } from 'shared-ui/form';

export function Verified({ month, onClose }: { month: string; onClose: () => void }) {
  const { data: reply, mutate, mutateAsync, isError } = useMutation(mutationOf(verifyMonth));
  const data = reply?.data;
  useEffect(() => mutate({ params: { month } }), [mutate, month]);
  const differs = data && data.days.length + data.figures.length + data.papers.length > 0;
  return (
    <Modal title={`Verify ${monthText(month)}`} open onClose={onClose}>
      <Stack space={3}>
        {!data && !isError && <Skeletons count={3} />}
        {isError && <LoadFailure what="The month" onRetry={() => mutateAsync({ params: { month } })} />}
        {data && !differs && <Banner tone="success" title="Everything is as it was closed" />}
        {differs && (
          <Banner tone="error" title="This is no longer as it was closed">
            <ul>
              {data.days.map((day) => (
                <li key={day}>The journals of {formatDate(day)}</li>
              ))}
              {data.figures.map(({ name, closed, now }) => (
                <li key={name}>
                  {name}: {formatNaira(koboOf(closed))} when closed, {formatNaira(koboOf(now))} now
                </li>
              ))}
              {data.papers.map(({ name, closed, now }) => (
                <li key={name}>
                  {name}: {closed ?? 'none'} when closed, {now ?? 'none'} now
                </li>
              ))}
            </ul>
          </Banner>
        )}
        <FormActions>
          <Button onClick={onClose}>Close</Button>
        </FormActions>
      </Stack>
    </Modal>
  );
}
