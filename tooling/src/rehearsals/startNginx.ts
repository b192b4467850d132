import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atEnd } from '../atEnd.ts';
import { freePort } from '../freePort.ts';
import { inRoot } from '../root.ts';
import { waitFor } from '../waitFor.ts';

const places = [process.env.NGINX, 'nginx', '/usr/sbin/nginx'];

const findNginx = (): string => {
  const found = places.find((place) => place && spawnSync(place, ['-v']).status === 0);
  if (found) return found;
  throw new Error(
    'nginx is not on this machine: install it (Debian: nginx-light), or name its program in NGINX.',
  );
};

/** deploy/nginx.conf with this machine's three lines, and with its own files in a temporary folder. */
const configure = (folder: string, site: string, servers: readonly string[], port: number): string => {
  const lines = {
    'listen 8080;': `listen 127.0.0.1:${port};`,
    'root /srv/site;': `root ${site};`,
    'server 127.0.0.1:3000 max_fails=2 fail_timeout=2s;': servers
      .map((server) => `server ${server} max_fails=2 fail_timeout=2s;`)
      .join('\n    '),
    'pid /run/nginx.pid;': `pid ${folder}/nginx.pid;`,
    'access_log /dev/stdout portal;': `access_log ${folder}/access.log portal;`,
  };
  let text = readFileSync(inRoot('deploy/nginx.conf'), 'utf8');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};\n`,
  );
  for (const [line, ours] of Object.entries(lines)) {
    if (!text.includes(line)) throw new Error(`deploy/nginx.conf has no line "${line}" any more`);
    text = text.replace(line, () => ours);
  }
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    text.replace('http {\n', (start) => start + temporary.join('')),
  );
  return file;
};

export interface Nginx {
  readonly url: string;
  /** What it wrote down about requests so far. */
  log(): string;
}

/** Runs deploy/nginx.conf in front of `servers` (host:port), on a free port, until this process ends. */
export const startNginx = async (site: string, servers: readonly string[]): Promise<Nginx> => {
  const program = findNginx();
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-nginx-'));
  const port = await freePort();
  const file = configure(folder, site, servers, port);
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
  const url = `http://127.0.0.1:${port}`;
  await waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error('nginx did not start; the reason stands above.');
      return fetch(url).then(
        () => true,
        () => false,
      );
    },
    { what: 'The start of nginx', timeoutMs: 10_000 },
  );
  return { url, log: () => readFileSync(path.join(folder, 'access.log'), 'utf8') };
};
