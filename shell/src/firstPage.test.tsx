import { createMemoryRouter } from 'react-router-dom';
import { lazyPage } from 'shared-ui';
import { firstPageCode, untilFirstPage } from './firstPage.ts';

const openedWith = (loader: () => unknown) =>
  createMemoryRouter([{ path: '/', loader, element: <p>Page</p> }]);
const settled = async (promise: Promise<unknown>) => {
  const marker = Symbol('waits');
  return (await Promise.race([promise, Promise.resolve(marker)])) !== marker;
};

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
});
afterEach(() => jest.useRealTimers());

it('code that does not come is waited for five seconds', async () => {
  const waited = firstPageCode(lazyPage(() => new Promise(() => undefined)));
  await jest.advanceTimersByTimeAsync(4_999);
  expect(await settled(waited)).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await settled(waited)).toBe(true);
});

it('the first page is drawn once it has arrived; only its code is waited for', async () => {
  const load = jest.fn(async () => () => <p>Page</p>);
  const Page = lazyPage(load);
  const router = openedWith(() => firstPageCode(Page).then(() => null));
  await untilFirstPage(router);
  expect(router.state.initialized).toBe(true);
  expect(load).toHaveBeenCalledTimes(1);
  await firstPageCode(lazyPage(() => new Promise(() => undefined)));
});

it('a page that fails is drawn as well, to say so', async () => {
  const router = openedWith(() => Promise.reject(new Error('broken')));
  await untilFirstPage(router);
  expect(router.state.errors).not.toBeNull();
});

it('after a second the frame is drawn around a page that is still on its way', async () => {
  const router = openedWith(() => new Promise(() => undefined));
  const drawn = untilFirstPage(router);
  await jest.advanceTimersByTimeAsync(999);
  expect(await settled(drawn)).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await settled(drawn)).toBe(true);
  expect(router.state.initialized).toBe(false);
});

it('what arrives while the frame is being drawn is drawn as well', async () => {
  let arrive: (value: null) => void = () => undefined;
  const router = openedWith(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  const drawn = untilFirstPage(router);
  await jest.advanceTimersByTimeAsync(1_000);
  await drawn;
  arrive(null);
  await jest.advanceTimersByTimeAsync(0);
  const provider = jest.fn();
  router.subscribe(provider);
  expect(provider).toHaveBeenCalledWith(expect.objectContaining({ initialized: true }), expect.anything());
});
