import { act, screen, waitFor } from '@testing-library/react';
import type { CallMeta } from 'shared-api/contract';
import { renderPortal } from '../testing/renderPortal.tsx';

function slow() {
  let finish: () => void = () => undefined;
  const work = new Promise<null>((resolve) => {
    finish = () => resolve(null);
  });
  return { work: () => work, finish: () => act(async () => finish()) };
}

const start = (
  client: ReturnType<typeof renderPortal>['queryClient'],
  work: () => Promise<null>,
  meta: CallMeta,
) =>
  act(async () => {
    void client.getMutationCache().build(client, { mutationFn: work, meta }).execute(undefined);
  });

it('the overlay stays until the last of two parallel calls has ended [NOTIFY-07]', async () => {
  const { queryClient } = renderPortal(null);
  const [first, second] = [slow(), slow()];
  await start(queryClient, first.work, { loading: 'Updating status' });
  await act(async () => {
    void queryClient.fetchQuery({
      queryKey: ['user'],
      queryFn: second.work,
      meta: { loading: 'Fetching user information' },
    });
  });
  expect(await screen.findByText('Updating status')).toBeVisible();
  expect(screen.getByText('Fetching user information')).toBeVisible();
  await first.finish();
  await waitFor(() => expect(screen.queryByText('Updating status')).not.toBeInTheDocument());
  expect(screen.getByText('Fetching user information')).toBeVisible();
  await second.finish();
  await waitFor(() => expect(screen.queryByText('Fetching user information')).not.toBeInTheDocument());
});

it('what is fetched again covers nothing', async () => {
  const { queryClient } = renderPortal(null);
  const again = slow();
  const meta = { loading: 'Fetching user information' };
  queryClient.setQueryData(['user'], null);
  await act(async () => {
    void queryClient.fetchQuery({ queryKey: ['user'], queryFn: again.work, meta });
  });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await again.finish();
});

it('the overlay reads Loading when no task has a text', async () => {
  const { queryClient } = renderPortal(null);
  const call = slow();
  await start(queryClient, call.work, { loading: true });
  expect(await screen.findByText('Loading')).toBeVisible();
  await call.finish();
  await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument());
});

it('a call without a loading text does not cover the page', async () => {
  const { queryClient } = renderPortal(null);
  const call = slow();
  await start(queryClient, call.work, { failure: 'No' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await call.finish();
});
