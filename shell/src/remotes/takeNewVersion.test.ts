import { REMOTE_CONTRACT } from 'shared-ui/remote';
import { makeRemote } from '../testing/makeRegistry.ts';
import { runningVersion } from './loadRemote.ts';
import { useRegistry } from './registry.ts';
import { takeNewVersion } from './takeNewVersion.ts';

jest.mock('./loadRemote.ts', () => ({ runningVersion: jest.fn() }));

const enter = (address: string, name = 'mf-wallet') =>
  takeNewVersion(name, { request: new Request(new URL(address, 'http://localhost')) });

beforeEach(() => {
  history.replaceState(null, '', '/app/services');
  jest.mocked(runningVersion).mockReturnValue('1.0.0-abc');
  useRegistry.setState({
    remotes: {
      'mf-bookings': makeRemote('mf-bookings', { version: '1.0.1-new', prefixes: ['app/services'] }),
      'mf-wallet': makeRemote('mf-wallet', { version: '1.0.1-new', prefixes: ['app/wallet'] }),
    },
  });
});

it('who enters a part that was released again gets it with a new document', () => {
  const reply = enter('/app/wallet?page=2#rows');
  expect(reply?.headers.get('Location')).toBe('/app/wallet?page=2#rows');
  expect(reply?.headers.get('X-Remix-Reload-Document')).toBe('true');
});

it('who enters a part that was released together with the next shell gets both', () => {
  jest.mocked(runningVersion).mockReturnValue(undefined);
  const contract = REMOTE_CONTRACT + 1;
  useRegistry.setState({
    remotes: { 'mf-wallet': makeRemote('mf-wallet', { contract, prefixes: ['app/wallet'] }) },
  });
  expect(enter('/app/wallet')?.headers.get('X-Remix-Reload-Document')).toBe('true');
});

it('who stays in a part goes on with the version that runs', () => {
  expect(enter('/app/services?page=3', 'mf-bookings')).toBeNull();
});

it('who signs in where another kind of user was gets their own page with a new document', () => {
  expect(enter('/app/wallet', 'mf-staff')?.headers.get('X-Remix-Reload-Document')).toBe('true');
});

it('a part that is as it runs, or does not run yet, needs no new document', () => {
  jest.mocked(runningVersion).mockReturnValue('1.0.1-new');
  expect(enter('/app/wallet')).toBeNull();
  jest.mocked(runningVersion).mockReturnValue(undefined);
  expect(enter('/app/wallet')).toBeNull();
});
