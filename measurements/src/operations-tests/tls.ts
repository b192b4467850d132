import { connect as connectHttp2 } from 'node:http2';
import { type ConnectionOptions, connect } from 'node:tls';
import type { Nginx } from '../portal/startNginx.ts';
import { verify } from './verify.ts';

const shake = (options: ConnectionOptions): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(options, () => {
      resolve(socket.getProtocol() ?? 'none');
      socket.destroy();
    }).once('error', (failure: NodeJS.ErrnoException) => resolve(failure.code ?? failure.message));
  });

/** @returns the status and for how long browsers are bound to TLS */
const openPage = (url: string, ca: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const session = connectHttp2(url, { ca }).once('error', reject);
    const request = session.request({ ':path': '/login' });
    request.once('response', (headers) => {
      resolve(`${headers[':status']} ${headers['strict-transport-security']}`);
      session.close();
    });
    request.resume();
  });

export const verifyTls = async ({ tlsPort: port, certificate: ca, leadingUrl }: Nginx): Promise<void> => {
  const trusting = { host: '127.0.0.1', port, ca };
  for (const version of ['TLSv1.2', 'TLSv1.3'] as const) {
    const spoken = await shake({ ...trusting, minVersion: version, maxVersion: version });
    verify(`${version} is spoken`, spoken === version, spoken);
  }
  // The client accepts weak protocols, so a refusal comes from nginx.
  const weak = { ...trusting, minVersion: 'TLSv1', ciphers: 'ALL@SECLEVEL=0' } as const;
  const old = await shake({ ...weak, maxVersion: 'TLSv1.1' });
  verify('TLS 1.1 is refused', old === 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION', old);
  const kept = 'AES256-GCM-SHA384:AES128-SHA@SECLEVEL=0';
  const readable = await shake({ ...weak, maxVersion: 'TLSv1.2', ciphers: kept });
  verify('keys that a stolen one would open are refused', readable.includes('HANDSHAKE_FAILURE'), readable);

  const opened = await openPage(`https://127.0.0.1:${port}`, ca);
  verify('pages come over HTTP/2 and bind the browser to TLS', opened.startsWith('200 max-age='), opened);

  const page = await fetch(`${leadingUrl}/login?channel=preview`, { redirect: 'manual' });
  const led = `${page.status} ${page.headers.get('location')}`;
  verify('a page is led to https', led === '301 https://portal.example/login?channel=preview', led);
  const call = await fetch(`${leadingUrl}/api/health`, { redirect: 'manual' });
  verify('a call in the clear is refused', call.status === 403, call.status);
};
