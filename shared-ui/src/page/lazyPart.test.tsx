import { screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { renderPortal } from '../testing/renderPortal.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazyPart, usePreloadOnInput } from './lazyPart.tsx';

const Arrived = () => <p>Arrived</p>;
const brokenOnce = () =>
  jest
    .fn<Promise<typeof Arrived>, []>()
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed'))
    .mockResolvedValueOnce(Arrived);

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('a part whose code broke once is asked for again by Try again', async () => {
  const load = brokenOnce();
  const Part = lazyPart(load);
  const { user } = renderPortal(
    <ErrorBoundary>
      <Part />
    </ErrorBoundary>,
  );
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Arrived')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('a part whose code broke once leaves what stands for it, and comes when it is opened again', async () => {
  const Part = lazyPart(brokenOnce());
  function Opened({ children }: { children: ReactNode }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(!open)}>
          {open ? 'Close' : 'Open'}
        </button>
        {open && children}
      </>
    );
  }
  const { user } = renderPortal(
    <Opened>
      <Part failed={<p>Not opened</p>} />
    </Opened>,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Not opened')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Arrived')).toBeVisible();
});

it('a part on its way shows what is pending until it has come', async () => {
  let arrive: (part: typeof Arrived) => void = () => undefined;
  const Part = lazyPart(
    () =>
      new Promise<typeof Arrived>((resolve) => {
        arrive = resolve;
      }),
  );
  renderPortal(<Part pending={<p>On its way</p>} />);
  expect(screen.getByText('On its way')).toBeVisible();
  arrive(Arrived);
  expect(await screen.findByText('Arrived')).toBeVisible();
  expect(screen.queryByText('On its way')).not.toBeInTheDocument();
});

it('a part whose code was fetched before shows at once', async () => {
  const load = jest.fn(async () => Arrived);
  const Part = lazyPart(load);
  await Part.preload();
  renderPortal(<Part pending={<p>On its way</p>} />);
  expect(screen.getByText('Arrived')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('a part is fetched once the user types, and never again', async () => {
  const load = jest.fn(async () => Arrived);
  const Part = lazyPart(load);
  function Form() {
    usePreloadOnInput(Part);
    return <input aria-label="Name" />;
  }
  const { user } = renderPortal(<Form />);
  expect(load).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox'), 'Alfa');
  expect(load).toHaveBeenCalledTimes(1);
});

it('a part that cannot be fetched while the user types is fetched when it is shown', async () => {
  const load = jest.fn(async () => Arrived).mockRejectedValueOnce(new Error('offline'));
  const Part = lazyPart(load);
  function Form() {
    const [shown, setShown] = useState(false);
    usePreloadOnInput(Part);
    return shown ? <Part /> : <input aria-label="Name" onBlur={() => setShown(true)} />;
  }
  const { user } = renderPortal(<Form />);
  await user.type(screen.getByRole('textbox'), 'Alfa');
  await user.tab();
  expect(await screen.findByText('Arrived')).toBeVisible();
});
