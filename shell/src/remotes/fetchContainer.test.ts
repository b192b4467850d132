import { makeRemote } from '../testing/makeRegistry.ts';
import { fetchContainer, registerContainers } from './fetchContainer.ts';

const remote = makeRemote('mf-wallet');
const shared = { react: {} };

/** Stands in for the network: every script added runs at once, or fails. */
function answerScripts(answer: (script: HTMLScriptElement) => 'load' | 'error'): HTMLScriptElement[] {
  const asked: HTMLScriptElement[] = [];
  jest.spyOn(document.head, 'append').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement)) return;
    asked.push(node);
    node.dispatchEvent(new Event(answer(node)));
  });
  return asked;
}

const container = { init: jest.fn(), get: jest.fn(async () => () => ({ default: 'the remote' })) };

beforeEach(() => {
  Object.assign(globalThis, {
    __webpack_init_sharing__: async () => undefined,
    __webpack_share_scopes__: { default: shared },
  });
  container.init.mockClear();
  Reflect.deleteProperty(window, remote.container);
  registerContainers([remote], true);
});
afterEach(() => jest.restoreAllMocks());

const succeed = (): 'load' => {
  Object.assign(window, { [remote.container]: container });
  return 'load';
};

it('gives a remote what the shell shares before it is asked for its module', async () => {
  answerScripts(succeed);
  expect(await fetchContainer(remote)).toEqual({ default: 'the remote' });
  expect(container.init).toHaveBeenCalledWith(shared);
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
  const unknown = { ...remote, container: 'unknown', entry: '/remotes/unknown.js' };
  await expect(fetchContainer(unknown)).rejects.toThrow('/remotes/unknown.js could not be loaded');
  expect(asked[0]?.integrity).toMatch(/^sha384-A{64}$/);
});

it('forgets a failure by force', async () => {
  let broken = true;
  answerScripts(() => (broken ? 'error' : succeed()));
  await expect(fetchContainer(remote)).rejects.toThrow();
  broken = false;
  await expect(fetchContainer(remote)).rejects.toThrow();
  registerContainers([remote], true);
  expect(await fetchContainer(remote)).toEqual({ default: 'the remote' });
});

it('refuses a script that leaves no container', async () => {
  answerScripts(() => 'load');
  await expect(fetchContainer(remote)).rejects.toThrow('is not the container');
});
