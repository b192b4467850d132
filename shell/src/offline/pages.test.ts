import { copyToKeep, isFromElsewhere, pageFor } from './pages.ts';

it.each([
  ['/', '/landing.html'],
  ['/?channel=preview', '/landing.html'],
  ['/login', '/index.html'],
  ['/app/dashboard?page=2', '/index.html'],
])('%s is opened offline by %s [PWA-01]', (address, page) => {
  expect(pageFor(new URL(address, 'https://portal.example').href)).toBe(page);
});

interface Served {
  status?: number;
  contentType?: string;
  type?: ResponseType;
  redirected?: boolean;
}

const served = ({
  status = 200,
  contentType = 'text/html; charset=utf-8',
  type = 'basic',
  redirected = false,
}: Served = {}) => {
  const reply = new Response('<!doctype html>', { status, headers: { 'content-type': contentType } });
  Object.defineProperties(reply, { type: { value: type }, redirected: { value: redirected } });
  return reply;
};

it('keeps a copy of a page that was served, and leaves the page to the browser', async () => {
  const reply = served();
  expect(await copyToKeep(reply)?.text()).toBe('<!doctype html>');
  expect(reply.bodyUsed).toBe(false);
});

it.each<[string, Served]>([
  ['a failure of the server', { status: 502 }],
  ['a redirection', { type: 'opaqueredirect' }],
  ['what a redirection led to', { redirected: true }],
  ['the page of another origin', { type: 'cors' }],
  ['a document', { contentType: 'application/pdf' }],
])('keeps nothing of %s', (_, reply) => {
  expect(copyToKeep(served(reply))).toBeUndefined();
});

it.each([502, 503, 504])('takes %i for the word of somebody else than the server', (status) => {
  expect(isFromElsewhere(served({ status }))).toBe(true);
  expect(isFromElsewhere(served({ status: 500 }))).toBe(false);
});
