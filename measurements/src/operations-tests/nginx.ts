import path from 'node:path';
import { buildFrontEnd } from 'tooling/portal';
import { filesBelow, inRoot } from 'tooling/programs';
import { startNginx } from '../portal/startNginx.ts';
import { production, startTestEnvironment } from '../portal/testEnvironment.ts';
import { verifyTls } from './tls.ts';
import { verify } from './verify.ts';

/** These headers depend on the connection or the server program, not on the file. */
const passing =
  /^(accept-ranges|connection|content-length|date|etag|keep-alive|last-modified|server|transfer-encoding|x-request-id)$/;

const ask = async (url: string, encoding: string) => {
  const reply = await fetch(url, { headers: { 'accept-encoding': encoding } });
  const body = Buffer.from(await reply.arrayBuffer());
  const headers = [...reply.headers].filter(([name]) => !passing.test(name));
  return { status: reply.status, headers: Object.fromEntries(headers), body };
};

/** nginx sends the same headers for all files; the server omits some for scripts and styles. */
const expectSame = async (file: string, encoding: string, portalUrl: string, url: string): Promise<void> => {
  const [theirs, ours] = await Promise.all([ask(portalUrl + file, encoding), ask(url + file, encoding)]);
  const other = Object.entries(theirs.headers).filter(
    ([name, value]) => ours.headers[name]?.toLowerCase() !== value.toLowerCase(),
  );
  if (theirs.status !== ours.status || !theirs.body.equals(ours.body) || other.length > 0)
    throw new Error(`${file} with ${encoding} is not what the server sends: ${ours.status} ${other}`);
};

export const nginx = async (): Promise<void> => {
  await buildFrontEnd();
  const { portal: first, accounts, anotherServer } = await startTestEnvironment();
  await first.stop();
  const portal = await anotherServer({ ...production, TRUST_PROXY: '1', LOG_LEVEL: 'silent' });
  const started = await startNginx(inRoot('.cache/site'), [portal]);
  const { url, log } = started;

  const files = filesBelow('.cache/site').map((file) => `/${path.relative('.cache/site', file)}`);
  const plain = files.filter((file) => !/\/\.|\.(br|gz|html)$/.test(file));
  for (const file of ['/', '/login', '/app/dashboard?page=2', ...plain])
    for (const encoding of ['gzip, deflate, br', 'gzip', 'identity'])
      await expectSame(file, encoding, portal.url, url);
  verify(`pages and ${plain.length} files, packed and plain, are what the server sends`, true);
  const { headers } = await ask(`${url}/login`, 'br');
  verify('pages are sent in brotli', headers['content-encoding'] === 'br', headers);

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
  await verifyTls(started);
};
