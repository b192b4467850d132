import { requestEarly, takeEarlyReply } from './earlyReplies.ts';

const get: RequestInit = { method: 'GET' };
const url = '/api/services';
const answers = (...texts: string[]) => {
  const network = jest.fn<Promise<Response>, [string, RequestInit]>();
  for (const text of texts) network.mockResolvedValueOnce(new Response(text));
  globalThis.fetch = network as unknown as typeof fetch;
  return network;
};
const textOf = async (reply: Promise<Response>) => (await reply).text();

afterEach(() => {
  delete window.earlyReplies;
  jest.useRealTimers();
});

it('asks as the session whose token it is', () => {
  const network = answers('early');
  requestEarly('alfa', [url]);
  expect(network).toHaveBeenCalledWith(url, {
    headers: { Accept: 'application/json', Authorization: 'Bearer alfa' },
  });
});

it('hands each reply to the first call for it; the next one asks again', async () => {
  const network = answers('early', 'late');
  requestEarly('alfa', [url]);
  expect(await textOf(takeEarlyReply(url, get, 'alfa'))).toBe('early');
  expect(await textOf(takeEarlyReply(url, get, 'alfa'))).toBe('late');
  expect(network).toHaveBeenCalledTimes(2);
});

it.each([
  ['another session', url, 'bravo'],
  ['nobody', url, null],
  ['another address', '/api/airports', 'alfa'],
])('has nothing for %s', async (_, address, token) => {
  answers('early', 'own');
  requestEarly('alfa', [url]);
  expect(await textOf(takeEarlyReply(address, get, token))).toBe('own');
});

it('has nothing left after twenty seconds', async () => {
  jest.useFakeTimers({ now: 0, doNotFake: ['queueMicrotask', 'nextTick'] });
  answers('early', 'own');
  requestEarly('alfa', [url]);
  jest.setSystemTime(20_000);
  expect(await textOf(takeEarlyReply(url, get, 'alfa'))).toBe('own');
});

it('a call that failed early is made once more', async () => {
  const network = answers();
  network.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(new Response('own'));
  requestEarly('alfa', [url]);
  expect(await textOf(takeEarlyReply(url, get, 'alfa'))).toBe('own');
});
