import { init } from '@module-federation/enhanced/runtime';
import { makeRemote } from '../testing/makeRegistry.ts';
import { fetchContainer, registerContainer } from './fetchContainer.ts';

let count = 0;
let remote = makeRemote('mf-wallet');
const container = { init: jest.fn(), get: jest.fn(async () => () => ({ default: 'the remote' })) };

/** No network is used: each added script runs or fails at once. */
function answerScripts(answer: (script: HTMLScriptElement) => 'load' | 'error'): HTMLScriptElement[] {
  const asked: HTMLScriptElement[] = [];
  jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) {
      asked.push(node);
      const outcome = answer(node);
      queueMicrotask(() => (outcome === 'load' ? node.onload : node.onerror)?.call(node, new Event(outcome)));
    }
    return node;
  });
  return asked;
}

const succeed = (): 'load' => {
  Object.assign(window, { [remote.container]: container });
  return 'load';
};

beforeAll(() => {
  // The build does this for the host.
  const get = async () => () => ({ useSession: 'given' });
  const shareConfig = { requiredVersion: '^1.0.0' };
  init({ name: 'shell', remotes: [], shared: { 'shared-api': { version: '1.0.0', get, shareConfig } } });
});

/** Each test has its own container, because the federation runtime remembers loaded containers. */
beforeEach(() => {
  jest.clearAllMocks();
  const name = `mf_wallet_${++count}`;
  const entry = `/remotes/mf-wallet/${count}/remoteEntry.js`;
  remote = makeRemote('mf-wallet', { container: name, entry, integrity: { [entry]: 'sha384-abc' } });
  registerContainer(remote, true);
});
afterEach(() => jest.restoreAllMocks());

it('gives a remote the table of what is shared before it is asked for its module', async () => {
  answerScripts(succeed);
  expect(await fetchContainer(remote)).toEqual({ default: 'the remote' });
  expect(container.init.mock.invocationCallOrder[0]).toBeLessThan(
    container.get.mock.invocationCallOrder[0] ?? 0,
  );
});

it('runs an entry once, and only with the hash of the registry', async () => {
  const asked = answerScripts(succeed);
  await fetchContainer(remote);
  await fetchContainer(remote);
  expect(asked.map(({ src, integrity }) => [new URL(src).pathname, integrity])).toEqual([
    [remote.entry, 'sha384-abc'],
  ]);
});

it('gives an entry that the registry does not vouch for a hash that no file has', async () => {
  const asked = answerScripts(() => 'error');
  const entry = '/remotes/unknown.js';
  const unknown = { ...remote, container: 'unknown', entry, integrity: {} };
  registerContainer(unknown, false);
  await expect(fetchContainer(unknown)).rejects.toThrow(entry);
  expect(asked[0]?.integrity).toMatch(/^sha384-A{64}$/);
});

it('forgets a failure by force', async () => {
  let broken = true;
  answerScripts(() => (broken ? 'error' : succeed()));
  await expect(fetchContainer(remote)).rejects.toThrow();
  broken = false;
  registerContainer(remote, true);
  expect(await fetchContainer(remote)).toEqual({ default: 'the remote' });
});

it('refuses a script that leaves no container', async () => {
  answerScripts(() => 'load');
  await expect(fetchContainer(remote)).rejects.toThrow(remote.container);
});
