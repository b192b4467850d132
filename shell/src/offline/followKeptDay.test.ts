import { waitFor } from '@testing-library/react';
import { type DayKeptEvent, dayKeptEvent } from 'shared-api/http';
import { keepsADay } from 'shared-api/testing';
import { makeEntry } from '../testing/makeRegistry.ts';
import { followKeptDay } from './followKeptDay.ts';

/** A page of the portal names the versions that it was served with. */
const blocksOf = (version: string) => {
  const file = (name: string) => `/remotes/${name}/${version}/${name}.js`;
  const remotes = {
    'mf-accounts': makeEntry('mf-accounts', {
      preload: [file('accounts')],
      pages: { login: { files: [file('sign-in')] }, profile: { files: [file('profile')] } },
    }),
    'mf-staff': makeEntry('mf-staff', {
      preload: [file('staff')],
      pages: {
        'desk/offline': { files: [file('offline-desk')], lazyModules: ['shared-ui/form'] },
        'app/desk/bookings': { files: [file('desk')], audience: 'staff' },
      },
    }),
  };
  const block = (id: string, data: object) =>
    `<script type="application/json" id="${id}">${JSON.stringify(data)}</script>`;
  return block('remotes', { remotes }) + block('shared-chunks', { 'shared-ui/form': ['form.js'] });
};
const pageOf = (version: string) => `<html>${blocksOf(version)}</html>`;
const filesOf = (version: string) =>
  ['staff', 'offline-desk', 'accounts', 'sign-in', 'staff', 'desk'].map(
    (name) => `/remotes/${name}/${version}/${name}.js`,
  );

const worker = Object.assign(new EventTarget(), { ready: Promise.resolve({ active: { postMessage } }) });
const asked: string[][] = [];
function postMessage({ payload }: { payload: { urlsToCache: string[] } }, [port]: MessagePort[]) {
  asked.push(payload.urlsToCache);
  port?.postMessage('kept');
}
let served: string;

beforeAll(() => {
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  const cache = { match: async () => ({ text: async () => served }) };
  Object.defineProperty(globalThis, 'caches', {
    value: { keys: async () => ['precache'], open: async () => cache },
    configurable: true,
  });
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  followKeptDay();
});
afterAll(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'caches');
});
beforeEach(() => {
  asked.length = 0;
  served = pageOf('1.0.0');
});
afterEach(() => sessionStorage.clear());

const expectAsked = (...versions: string[]) => {
  expect(asked).toHaveLength(1);
  expect(new Set(asked[0])).toEqual(new Set([...versions.flatMap(filesOf), '/form.js']));
};

it('whoever keeps a day waits until the worker has the code that opens it, by the versions of the page that is kept', async () => {
  const detail: DayKeptEvent['detail'] = [];
  dispatchEvent(new CustomEvent(dayKeptEvent, { detail }));
  await Promise.all(detail);
  expectAsked('1.0.0');
});

it('a new worker, which drops the former release’s files, fetches its own while a day is kept here', async () => {
  served = pageOf('1.1.0');
  worker.dispatchEvent(new Event('controllerchange'));
  keepsADay();
  worker.dispatchEvent(new Event('controllerchange'));
  await waitFor(() => expectAsked('1.1.0'));
});

it('a page of another release that opens while a day is kept here has its own code fetched, and nobody else’s does', async () => {
  document.body.innerHTML = blocksOf('1.2.0');
  keepsADay();
  followKeptDay();
  await waitFor(() => expectAsked('1.2.0', '1.0.0'));
  sessionStorage.clear();
  followKeptDay();
  document.body.innerHTML = '';
  expect(asked).toHaveLength(1);
});
