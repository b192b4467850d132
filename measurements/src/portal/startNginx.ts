import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, type Portal, waitFor } from 'tooling/portal';
import { atEnd, inRoot } from 'tooling/programs';

const findNginx = (): string => {
  const places = [process.env.NGINX_PROGRAM, 'nginx', '/usr/sbin/nginx'];
  const found = places.find((place) => place && spawnSync(place, ['-v']).status === 0);
  if (found) return found;
  throw new Error(
    'nginx is not on this machine: install it (Debian: nginx-light), or name its program in NGINX_PROGRAM.',
  );
};

const write = (name: string, folder: string, lines: Readonly<Record<string, string>>): string => {
  let text = readFileSync(inRoot('deploy', name), 'utf8');
  for (const [line, ours] of Object.entries(lines)) {
    if (!text.includes(line)) throw new Error(`deploy/${name} has no line "${line}" any more`);
    text = text.replace(line, () => ours);
  }
  writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
};

const writeTls = (folder: string, clearPort: number): string => {
  const [certificate, key] = [path.join(folder, 'portal.crt'), path.join(folder, 'portal.key')];
  const kind = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1'];
  const files = ['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', certificate];
  const made = spawnSync('openssl', ['req', '-x509', ...kind, ...files], { encoding: 'utf8' });
  if (made.status !== 0)
    throw new Error(`openssl made no certificate: ${made.stderr || made.error?.message}`);
  write('tls.conf', folder, {
    'ssl_certificate /etc/nginx/portal.crt;': `ssl_certificate ${certificate};`,
    'ssl_certificate_key /etc/nginx/portal.key;': `ssl_certificate_key ${key};`,
    'listen 80;': `listen 127.0.0.1:${clearPort};`,
  });
  return readFileSync(certificate, 'utf8');
};

export interface Nginx {
  readonly port: number;
  readonly url: string;
  log(): string;
  readonly certificate: string;
  /** Connections to this URL are not encrypted. nginx listens at this URL only if `tls` is true. */
  readonly clearUrl: string;
}

export const startNginx = async (
  site: string,
  servers: readonly Pick<Portal, 'url'>[],
  { tls = false } = {},
): Promise<Nginx> => {
  const program = findNginx();
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-nginx-'));
  const [port, clearPort] = [await freePort(), await freePort()];
  const certificate = tls ? writeTls(folder, clearPort) : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};\n`,
  );
  const file = write('nginx.conf', folder, {
    'listen 8080;': `listen 127.0.0.1:${port}${tls ? ' ssl http2' : ''};`,
    'root /srv/site;': `root ${site};`,
    'server 127.0.0.1:3000 max_fails=2 fail_timeout=2s;': servers
      .map(({ url }) => `server 127.0.0.1:${new URL(url).port} max_fails=2 fail_timeout=2s;`)
      .join('\n    '),
    'pid /run/nginx.pid;': `pid ${folder}/nginx.pid;`,
    'access_log /dev/stdout portal;': `access_log ${folder}/access.log portal;`,
    'http {\n': `http {\n${temporary.join('')}`,
    ...(tls && { '# include tls.conf;': `include ${folder}/tls.conf;` }),
  });
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const child = spawn(program, ['-p', folder, '-c', file, '-g', `${user}daemon off;`], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  atEnd(async () => {
    const gone = once(child, 'exit');
    if (child.kill('SIGQUIT')) await gone;
    rmSync(folder, { recursive: true, force: true });
  });
  const [url, clearUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${clearPort}`];
  const answers = () =>
    fetch(tls ? clearUrl : url, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
  await waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error('nginx did not start; the reason stands above.');
      return answers();
    },
    { what: 'The start of nginx', timeoutMs: 10_000 },
  );
  return {
    port,
    url,
    log: () => readFileSync(path.join(folder, 'access.log'), 'utf8'),
    certificate,
    clearUrl,
  };
};
