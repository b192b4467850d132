import { REMOTE_CONTRACT, type Remote } from 'shared-ui/remote';
import { makeEntry, makeRemote } from '../testing/makeRegistry.ts';
import { fetchContainer, registerContainer } from './fetchContainer.ts';
import { loadRemote } from './loadRemote.ts';
import { useRegistry } from './registry.ts';

jest.mock('./fetchContainer.ts', () => ({ fetchContainer: jest.fn(), registerContainer: jest.fn() }));

const container = jest.mocked(fetchContainer);
const register = jest.mocked(registerContainer);
const remote: Remote = { contract: REMOTE_CONTRACT, name: 'any', routes: [] };
let count = 0;
let name = '';

/** Each test has its own remote, because loaded remotes are remembered. */
beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  name = `mf-test${++count}`;
  useRegistry.setState({ remotes: { [name]: makeRemote(name) } });
  globalThis.fetch = jest.fn(
    async () => new Response(JSON.stringify({ remotes: { [name]: makeEntry(name, { version: '1.0.1' }) } })),
  );
});

afterEach(() => jest.useRealTimers());

async function outcome(promise: Promise<unknown>): Promise<unknown> {
  const settled = promise.catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(120_000);
  return settled;
}

describe('loadRemote', () => {
  it('hands out what the remote exports', async () => {
    container.mockResolvedValue({ default: remote });
    expect(await outcome(loadRemote(name))).toBe(remote);
    expect(register).toHaveBeenCalledWith(expect.objectContaining({ name }), false);
  });

  it('loads a remote once for all who ask', async () => {
    container.mockResolvedValue({ default: remote });
    await outcome(Promise.all([loadRemote(name), loadRemote(name)]));
    expect(container).toHaveBeenCalledTimes(1);
  });

  it('after a failure asks the registry again and registers the remote by force', async () => {
    container.mockRejectedValueOnce(new Error('503')).mockResolvedValue({ default: remote });
    expect(await outcome(loadRemote(name))).toBe(remote);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(register).toHaveBeenLastCalledWith(expect.objectContaining({ name, version: '1.0.1' }), true);
  });

  it('gives up after three attempts and tries afresh when asked again', async () => {
    container.mockRejectedValue(new Error('503'));
    expect(await outcome(loadRemote(name))).toMatchObject({ name: 'RemoteFailure', reason: 'unreachable' });
    expect(container).toHaveBeenCalledTimes(3);
    container.mockResolvedValue({ default: remote });
    expect(await outcome(loadRemote(name))).toBe(remote);
  });

  it('does not wait for a remote for ever', async () => {
    container.mockReturnValue(new Promise(() => {}));
    expect(await outcome(loadRemote(name))).toMatchObject({ reason: 'timeout' });
  });

  it('still retries when the registry is unreachable too', async () => {
    globalThis.fetch = jest.fn(async () => Promise.reject(new TypeError('offline')));
    container.mockRejectedValueOnce(new Error('503')).mockResolvedValue({ default: remote });
    expect(await outcome(loadRemote(name))).toBe(remote);
  });

  it.each([
    [undefined],
    [{}],
    [{ default: {} }],
    [{ default: { contract: REMOTE_CONTRACT, routes: 'none' } }],
  ])('refuses %j, which is no remote', async (module) => {
    container.mockResolvedValue(module);
    expect(await outcome(loadRemote(name))).toMatchObject({ reason: 'shape' });
  });

  it('refuses a remote made for another shell, before running it where the registry says so', async () => {
    container.mockResolvedValue({ default: { ...remote, contract: REMOTE_CONTRACT + 1 } });
    expect(await outcome(loadRemote(name))).toMatchObject({ reason: 'contract' });
    container.mockClear();
    useRegistry.setState({ remotes: { other: makeRemote('other', { contract: REMOTE_CONTRACT + 1 }) } });
    globalThis.fetch = jest.fn(async () => new Response('', { status: 503 }));
    expect(await outcome(loadRemote('other'))).toMatchObject({ reason: 'contract' });
    expect(container).not.toHaveBeenCalled();
  });

  it('does not know a remote that the registry does not name', async () => {
    expect(await outcome(loadRemote('mf-nobody'))).toMatchObject({ reason: 'unknown' });
  });
});
