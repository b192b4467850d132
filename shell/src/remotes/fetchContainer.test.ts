import { registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { makeRemote } from '../testing/makeRegistry.ts';
import { registerContainers } from './fetchContainer.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
  loadRemote: jest.fn(),
}));

type CreateScript = (args: { url: string }) => { script: HTMLScriptElement };

describe('registerContainers', () => {
  const remote = makeRemote('mf-wallet');
  registerContainers([remote], true);
  const [plugins] = jest.mocked(registerPlugins).mock.calls[0] ?? [];
  const createScript = plugins?.[0]?.createScript as unknown as CreateScript;

  it('names the container by its version and forgets an earlier failure by force', () => {
    expect(registerRemotes).toHaveBeenCalledWith([{ name: remote.container, entry: remote.entry }], {
      force: true,
    });
  });

  it('runs an entry only with the hash of the registry', () => {
    expect(createScript({ url: `${location.origin}${remote.entry}?retry=1` }).script.integrity).toBe(
      'sha384-abc',
    );
  });

  it('gives an unknown script a hash that no file has', () => {
    const { integrity } = createScript({ url: `${location.origin}/remotes/unknown.js` }).script;
    expect(integrity).toMatch(/^sha384-A{64}$/);
  });
});
