import { createHash } from 'node:crypto';
import { request } from 'node:http';
import path from 'node:path';
import { buildFrontEnd } from 'tooling/portal';
import { filesBelow, inRoot } from 'tooling/programs';
import { startNginx } from '../portal/startNginx.ts';
import { production, startTestEnvironment } from '../portal/testEnvironment.ts';
import { verify } from './verify.ts';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly hash: string;
}

/** These headers depend on the connection or the server program, not on the file. */
const passing = ['connection', 'date', 'etag', 'keep-alive', 'last-modified', 'server', 'x-request-id'];
const framing = ['accept-ranges', 'content-length', 'transfer-encoding'];

/** `fetch` is not used, since `fetch` would decompress the reply. */
const ask = (url: string, encoding: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': encoding } }, (reply) => {
      const hash = createHash('sha256');
      reply.on('data', (chunk: Buffer) => hash.update(chunk));
      reply.on('end', () => {
        const named = Object.entries(reply.headers).filter(
          ([name]) => !passing.includes(name) && !framing.includes(name),
        );
        const headers = Object.fromEntries(named.map(([name, value]) => [name, String(value).toLowerCase()]));
        resolve({ status: reply.statusCode ?? 0, headers, hash: hash.digest('hex') });
      });
    })
      .on('error', reject)
      .end();
  });

const sorted = ({ status, headers, hash }: Answer): string =>
  JSON.stringify([status, hash, Object.entries(headers).sort(([a], [b]) => (a < b ? -1 : 1))]);

/** nginx sends the same headers for all files; the server omits some for scripts and styles. */
const comparable = (file: string, ours: Answer, theirs: Answer): Answer => {
  if (!/[.-][0-9a-f]{8,}\.(js|css)$/.test(file)) return ours;
  const sent = Object.entries(ours.headers).filter(([name]) => name in theirs.headers);
  return { ...ours, headers: Object.fromEntries(sent) };
};

const samplePaths = (): readonly string[] => {
  const files = filesBelow('.cache/site').map((file) => `/${path.relative('.cache/site', file)}`);
  const patterns = [/^\/assets\/libraries\..*\.js$/, /^\/assets\/.*\.css$/, /remoteEntry\..*\.js$/, /\.pdf$/];
  const found = patterns.map((pattern) => {
    const file = files.find((each) => pattern.test(each));
    if (!file) throw new Error(`The site has no file like ${pattern}`);
    return file;
  });
  return ['/', '/login', '/app/dashboard?page=2', '/remotes.json', '/sw.js', '/favicon.svg', ...found];
};

export const nginx = async (): Promise<void> => {
  await buildFrontEnd();
  const { portal: first, accounts, anotherServer } = await startTestEnvironment();
  await first.stop();
  const portal = await anotherServer({ ...production, TRUST_PROXY: '1', LOG_LEVEL: 'silent' });
  const { url, log } = await startNginx(inRoot('.cache/site'), [portal]);

  for (const file of samplePaths()) {
    for (const encoding of ['gzip, deflate, br', 'gzip', 'identity']) {
      const [theirs, ours] = await Promise.all([ask(portal.url + file, encoding), ask(url + file, encoding)]);
      const same = sorted(theirs) === sorted(comparable(file, ours, theirs));
      verify(`${file} with ${encoding} is what the server sends`, same, same ? undefined : { theirs, ours });
    }
  }
  const { headers } = await ask(`${url}/login`, 'br');
  verify('pages are sent in brotli', headers['content-encoding'] === 'br', headers);
  verify(
    'pages carry a policy of content',
    headers['content-security-policy']?.includes("script-src 'self'") ?? false,
  );

  for (const missing of ['/assets/none.0123456789.js', '/.last-used.json', '/remotes/../.last-used.json'])
    verify(`${missing} is not found`, (await ask(url + missing, 'br')).status === 404);

  const health = await fetch(`${url}/api/health`);
  verify('calls reach the server', health.status === 200);
  const isRefusedByNginx = async (megabytes: number): Promise<boolean> => {
    const { status, headers: named } = await fetch(`${url}/api/users/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.alloc(megabytes * 1024 * 1024),
    });
    return status === 413 && !named.has('x-request-id');
  };
  verify('20 MB of documents pass', !(await isRefusedByNginx(20)));
  verify('30 MB do not', await isRefusedByNginx(30));

  const events = await fetch(`${url}/api/events`, {
    headers: { authorization: `Bearer ${accounts.administrator.token}`, accept: 'text/event-stream' },
    signal: AbortSignal.timeout(20_000),
  });
  const reader = events.body?.getReader();
  verify('live events come as they happen', (await reader?.read())?.done === false);
  await reader?.cancel();
  verify('the log holds no query', !log().includes('page=2') && log().includes('/app/dashboard'));
};
