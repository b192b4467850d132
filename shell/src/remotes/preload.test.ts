import { preload } from './preload.ts';

const base = '/remotes/mf-wallet/1/';
const integrity = { [`${base}remoteEntry.js`]: 'sha384-abc' };
const hints = () =>
  [...document.querySelectorAll('link')].map(({ href, as, integrity: hash }) => [
    new URL(href).pathname,
    as,
    hash,
  ]);
const asked = jest.fn(async () => ({ blob: async () => undefined }));

beforeEach(() => {
  document.head.replaceChildren();
  asked.mockClear();
  Object.assign(window, { fetch: asked });
});

it('hints at what the page has a hash for, with it, and at files of the shell, once each', () => {
  const files = [`${base}remoteEntry.js`, '/assets/form.css'];
  preload({ preload: files, integrity });
  preload({ preload: files, integrity });
  expect(hints()).toEqual([
    [`${base}remoteEntry.js`, 'script', 'sha384-abc'],
    ['/assets/form.css', 'style', ''],
  ]);
  expect(asked).not.toHaveBeenCalled();
});

it('only fetches what the entry of a remote has the hash for: a hint without it would be fetched twice', () => {
  preload({ preload: [`${base}1.js`], integrity });
  expect(hints()).toEqual([]);
  expect(asked).toHaveBeenCalledWith(`${base}1.js`);
});
