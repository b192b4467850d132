import { type ConnectionOptions, connect } from 'node:tls';
import type { Nginx } from '../portal/startNginx.ts';
import { verify } from './verify.ts';

/** @returns the protocols of TLS and HTTP, or the code of the refusal */
const shake = (options: ConnectionOptions): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect({ ...options, ALPNProtocols: ['h2'] }, () => {
      resolve(`${socket.getProtocol()} ${socket.alpnProtocol}`);
      socket.destroy();
    }).once('error', (failure: NodeJS.ErrnoException) => resolve(failure.code ?? failure.message));
  });

export const verifyTls = async ({ tlsPort: port, certificate: ca, leadingUrl }: Nginx): Promise<void> => {
  const trusting = { host: '127.0.0.1', port, ca };
  for (const version of ['TLSv1.2', 'TLSv1.3'] as const) {
    const spoken = await shake({ ...trusting, minVersion: version, maxVersion: version });
    verify(`${version} is spoken, and HTTP/2 by it`, spoken === `${version} h2`, spoken);
  }
  // The client accepts weak protocols, so a refusal comes from nginx.
  const weak = { ...trusting, minVersion: 'TLSv1', ciphers: 'ALL@SECLEVEL=0' } as const;
  const old = await shake({ ...weak, maxVersion: 'TLSv1.1' });
  verify('TLS 1.1 is refused', old === 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION', old);
  const kept = 'AES256-GCM-SHA384:AES128-SHA@SECLEVEL=0';
  const readable = await shake({ ...weak, maxVersion: 'TLSv1.2', ciphers: kept });
  verify('keys that a stolen one would open are refused', readable.includes('HANDSHAKE_FAILURE'), readable);

  const page = await fetch(`${leadingUrl}/login?channel=preview`, { redirect: 'manual' });
  const led = `${page.status} ${page.headers.get('location')}`;
  verify('a page is led to https', led === '301 https://portal.example/login?channel=preview', led);
  const call = await fetch(`${leadingUrl}/api/health`, { redirect: 'manual' });
  verify('a call in the clear is refused', call.status === 403, call.status);
};
