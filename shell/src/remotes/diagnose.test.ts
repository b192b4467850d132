import { health } from 'shared-api/contract';
import { useDoubt } from 'shared-api/http';
import { makeRemote } from '../testing/makeRegistry.ts';
import { diagnose, type Fault } from './diagnose.ts';
import { RemoteFailure } from './RemoteFailure.ts';
import { useRegistry } from './registry.ts';
import { reportFailure } from './reportFailure.ts';

const remote = makeRemote('mf-wallet', { prefixes: ['v/:code'] });
const released = 'the released file';
/** This is the output of `printf 'the released file' | openssl dgst -sha384 -binary | base64`. */
const hash = 'sha384-Ssz6jKjPE5+rKDbsGeC6bnuapnVt+/Jx46laFqQmFyj7hXoJVSq7BiHSgZrpJeDd';
const chunk = (request?: string) =>
  Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError', ...(request && { request }) });

type Reply = () => Response | Error;

const serve = (file: Reply, release: Reply = () => new Response('', { status: 404 })) => {
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const url = String(input instanceof Request ? input.url : input);
    if (url.includes(health.path)) return new Response('');
    const reply = url.endsWith('/release.json') ? release() : file();
    if (reply instanceof Error) throw reply;
    return reply;
  });
};

beforeEach(() => {
  useDoubt.setState(false);
  useRegistry.setState({ remotes: { 'mf-wallet': remote } });
  window.portalIntegrity = { [remote.entry]: hash };
});

const unreachable = () => new RemoteFailure('mf-wallet', 'unreachable');
const failed = () =>
  new RemoteFailure('mf-wallet', 'unreachable', new Error('ScriptExecutionError: it loaded but threw'));
const part = '/remotes/mf-wallet/1.0.0/part.js';

it.each<[string, Fault, () => Error, Response | Error]>([
  ['that is not there', 'missing', unreachable, new Response('', { status: 404 })],
  ['whose server fails', 'missing', unreachable, new Response('', { status: 502 })],
  [
    'that does not arrive, though the portal answers',
    'missing',
    unreachable,
    new TypeError('Failed to fetch'),
  ],
  ['that is another than the released one', 'refused', unreachable, new Response('changed')],
  ['that was held up on its way', 'interrupted', unreachable, new Response(released)],
  ['that is the released one and does not run', 'broken', failed, new Response(released)],
  ['of a part that is not there', 'missing', () => chunk(part), new Response('', { status: 404 })],
  ['of a part that is another', 'refused', () => chunk(part), new Response('changed')],
  ['of a part that was held up', 'interrupted', () => chunk(part), new Response(released)],
  ['of the shell that was held up', 'interrupted', () => chunk('/assets/7.js'), new Response(released)],
  ['that webpack does not name', 'missing', () => chunk(), new Response('')],
  ['that is slow', 'slow', () => new RemoteFailure('mf-wallet', 'timeout'), new Response('')],
  ['made for another shell', 'contract', () => new RemoteFailure('mf-wallet', 'contract'), new Response('')],
  ['that is no remote', 'broken', () => new RemoteFailure('mf-wallet', 'shape'), new Response('')],
  ['that throws while it is drawn', 'broken', () => new TypeError('undefined'), new Response('')],
])('a file %s is told as %s', async (_, fault, failure, reply) => {
  serve(
    () => reply,
    () => new Response(JSON.stringify({ laterIntegrity: { 'part.js': hash } })),
  );
  expect(await diagnose(failure())).toBe(fault);
});

it('a part of a remote whose release says nothing of it is not called another', async () => {
  serve(() => new Response('changed'));
  expect(await diagnose(chunk(part))).toBe('interrupted');
});

it.each([
  ['a file that was held up', unreachable, new Response(released)],
  ['a part of the shell that is missing', () => chunk('/assets/7.js'), new Response('', { status: 404 })],
])('%s is not reported, as no remote is to blame', async (_, failure, reply) => {
  serve(() => reply);
  await reportFailure(failure(), '/v/a-secret-code');
  expect(jest.mocked(fetch).mock.calls.filter(([, init]) => init?.method === 'POST')).toEqual([]);
});

it('without the portal nothing is said of the file', async () => {
  globalThis.fetch = jest.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await diagnose(unreachable())).toBe('offline');
});

it('the operators are told of the route and never of the address, once a minute', async () => {
  const sent: unknown[] = [];
  globalThis.fetch = jest.fn(async (url: RequestInfo | URL, init?: RequestInit) => {
    if (init?.method !== 'POST')
      return new Response('', { status: String(url).includes(health.path) ? 200 : 404 });
    const { reason, ...body } = JSON.parse(String(init.body));
    sent.push([reason, body]);
    return new Response('{"data":{"recorded":true},"errors":[],"message":""}');
  });
  jest.spyOn(performance, 'now').mockReturnValue(1_000_000);
  const told = { remote: 'mf-wallet', version: remote.version, page: 'v/:code', signedIn: false };
  expect(await reportFailure(unreachable(), '/v/a-secret-code')).toBe('missing');
  await reportFailure(unreachable(), '/v/a-secret-code');
  expect(sent).toEqual([['missing', told]]);
  jest.mocked(performance.now).mockReturnValue(1_060_000);
  await reportFailure(unreachable(), '/nowhere');
  await reportFailure(new TypeError('a slot within the page'), '/v/a-secret-code', 'mf-wallet');
  expect(sent).toEqual([
    ['missing', told],
    ['broken', told],
  ]);
  jest.restoreAllMocks();
});
