import { makeEntry, makeRemote } from '../testing/makeRegistry.ts';
import {
  fetchRegistry,
  hasRegistry,
  ownerOf,
  readInlinedRegistry,
  registeredRemotes,
  useRegistry,
} from './registry.ts';

const remotes = {
  'mf-bookings': makeRemote('mf-bookings', {
    pages: { 'app/services': {}, 'app/service/:id/create-booking': {} },
  }),
  'mf-wallet': makeRemote('mf-wallet', { pages: { 'app/transaction-service/:id': {} } }),
};

describe('ownerOf', () => {
  it.each([
    ['/app/services', 'mf-bookings'],
    ['/app/services/', 'mf-bookings'],
    ['/app/service/3/create-booking', 'mf-bookings'],
    ['/app/transaction-service/9', 'mf-wallet'],
  ])('gives %s to %s', (path, owner) => {
    expect(ownerOf(path, remotes)?.name).toBe(owner);
  });

  it.each(['/', '/app', '/app/servicesque', '/app/wallet'])('gives %s to nobody', (path) => {
    expect(ownerOf(path, remotes)).toBeUndefined();
  });
});

describe('the registry', () => {
  it('is first read from the page itself', () => {
    const document_ = { remotes: { 'mf-staff': makeEntry('mf-staff') } };
    document.body.innerHTML = `<script type="application/json" id="remotes">${JSON.stringify(document_)}</script>`;
    readInlinedRegistry();
    expect(Object.keys(registeredRemotes())).toEqual(['mf-staff']);
  });

  it.each(['', '{', '{"remotes":7}'])('that stands in the page as "%s" stops nothing', (text) => {
    useRegistry.setState({ remotes: {}, fetchedAt: 0 });
    document.body.innerHTML = `<script type="application/json" id="remotes">${text}</script>`;
    expect(readInlinedRegistry()).toEqual({});
    expect(hasRegistry()).toBe(false);
  });

  it('is fetched past the cache later', async () => {
    const body = JSON.stringify({ remotes: { 'mf-wallet': makeEntry('mf-wallet') } });
    globalThis.fetch = jest.fn(async () => new Response(body));
    await fetchRegistry();
    expect(fetch).toHaveBeenCalledWith('/remotes.json', { cache: 'no-cache' });
    expect(Object.keys(registeredRemotes())).toEqual(['mf-wallet']);
  });

  it('keeps what it knew when the fetch fails', async () => {
    globalThis.fetch = jest.fn(async () => new Response('', { status: 503 }));
    await expect(fetchRegistry()).rejects.toThrow('The registry answered 503');
    expect(Object.keys(registeredRemotes())).toEqual(['mf-wallet']);
  });
});
