import { act, screen } from '@testing-library/react';
import { useDoubt } from 'shared-api/http';
import { showAt } from '../testing/showAt.tsx';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { RemoteFailure } from './RemoteFailure.ts';

let count = 0;
const showFailure = (failure: Error) => {
  const path = `page-${++count}`;
  const loader = () => Promise.reject(failure);
  return showAt(`/${path}`, [
    { path, loader, element: null, HydrateFallback: () => null, ErrorBoundary: RemoteBoundary },
  ]);
};

const chunk = () => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
const answers = (status: number) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status }));

beforeEach(() => {
  globalThis.fetch ??= jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  useDoubt.setState(false);
});
afterEach(() => {
  jest.restoreAllMocks();
  act(() => useDoubt.setState(false));
});

const without = 'This page could not be loaded: its files are missing. Your connection works.';

it.each<[string, () => Error, string]>([
  ['a remote without its files', () => new RemoteFailure('mf-a', 'unreachable'), without],
  ['a part of one without its files', chunk, without],
  [
    'what is no remote',
    () => new RemoteFailure('mf-a', 'shape'),
    'This page could not be loaded: its files are broken. Your connection works.',
  ],
  [
    'one for another shell',
    () => new RemoteFailure('mf-a', 'contract'),
    'This page could not be loaded: it was made for another version of the portal.',
  ],
  [
    'one that is slow',
    () => new RemoteFailure('mf-a', 'timeout'),
    'This page could not be loaded: its files took too long to arrive.',
  ],
  [
    'a fault of the page',
    () => new TypeError('broken'),
    'This page met an error. Nothing that you saved is lost.',
  ],
])('while the portal answers, the connection is not blamed for %s [SHELL-02]', async (_, failure, text) => {
  answers(200);
  showFailure(failure());
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.queryByText('This page needs a connection.')).toBeNull();
});

it.each<[string, () => Error]>([
  ['a remote', () => new RemoteFailure('mf-a', 'unreachable')],
  ['a slow one', () => new RemoteFailure('mf-a', 'timeout')],
  ['a part of one', chunk],
])('where the portal does not answer either, %s waits for the connection', async (_, failure) => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  showFailure(failure());
  expect(await screen.findByRole('heading', { name: 'This page needs a connection.' })).toBeVisible();
});

it('nothing is blamed before the portal has answered', async () => {
  let answer = (_: Response) => {};
  jest.spyOn(globalThis, 'fetch').mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  showFailure(new RemoteFailure('mf-a', 'unreachable'));
  expect(await screen.findByText('This page could not be loaded.')).toBeVisible();
  await act(async () => answer(new Response('')));
  expect(await screen.findByText(without)).toBeVisible();
});
