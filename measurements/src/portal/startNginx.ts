import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, waitFor } from 'tooling/portal';
import { atEnd } from 'tooling/programs';
import { configure, configureTls, type Place } from './nginxFiles.ts';

const places = [process.env.NGINX_PROGRAM, 'nginx', '/usr/sbin/nginx'];

const findNginx = (): string => {
  const found = places.find((place) => place && spawnSync(place, ['-v']).status === 0);
  if (found) return found;
  throw new Error(
    'nginx is not on this machine: install it (Debian: nginx-light), or name its program in NGINX_PROGRAM.',
  );
};

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

const run = async (program: string, file: string, { folder, port }: Place): Promise<void> => {
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const child: ChildProcess = spawn(program, ['-p', folder, '-c', file, '-g', `${user}daemon off;`], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  atEnd(async () => {
    if (child.exitCode === null) {
      const gone = once(child, 'exit');
      child.kill('SIGQUIT');
      await gone;
    }
    rmSync(folder, { recursive: true, force: true });
  });
  await waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error('nginx did not start; the reason stands above.');
      return listens(port);
    },
    { what: 'The start of nginx', timeoutMs: 10_000 },
  );
};

const choosePlace = async (site: string, servers: readonly string[]): Promise<Place> => ({
  folder: mkdtempSync(path.join(tmpdir(), 'portal-nginx-')),
  site,
  servers,
  port: await freePort(),
});

export interface Nginx {
  readonly url: string;
  log(): string;
}

export const startNginx = async (site: string, servers: readonly string[]): Promise<Nginx> => {
  const program = findNginx();
  const place = await choosePlace(site, servers);
  await run(program, configure(place), place);
  return {
    url: `http://127.0.0.1:${place.port}`,
    log: () => readFileSync(path.join(place.folder, 'access.log'), 'utf8'),
  };
};

export interface TlsNginx {
  readonly port: number;
  /** It names nginx, in PEM. */
  readonly certificate: string;
  /** nginx answers there without TLS. */
  readonly clearUrl: string;
}

export const startTlsNginx = async (site: string, servers: readonly string[]): Promise<TlsNginx> => {
  const program = findNginx();
  const place = await choosePlace(site, servers);
  const clearPort = await freePort();
  const { file, certificate } = configureTls(place.folder, clearPort);
  await run(program, configure(place, file), place);
  return { port: place.port, certificate, clearUrl: `http://127.0.0.1:${clearPort}` };
};
