import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, type Portal, waitFor } from 'tooling/portal';
import { atEnd, inRoot, runProgram } from 'tooling/programs';

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

const makeCertificate = async (certificate: string, key: string): Promise<void> => {
  const kind = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1'];
  const files = ['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', certificate];
  const args = ['req', '-x509', ...kind, ...files];
  const { code, stderr } = await runProgram('openssl', { args, output: 'keep' });
  if (code !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
};

export interface Nginx {
  /** Tests use this port without encryption and `tlsPort` with TLS, although deploy/nginx.conf has one port only. */
  readonly url: string;
  readonly tlsPort: number;
  readonly certificate: string;
  /** The server in deploy/tls.conf listens at this URL. It redirects pages to https and refuses API calls. */
  readonly leadingUrl: string;
  log(): string;
}

export const startNginx = async (site: string, servers: readonly Pick<Portal, 'url'>[]): Promise<Nginx> => {
  const program = findNginx();
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-nginx-'));
  const [port, tlsPort, leadingPort] = [await freePort(), await freePort(), await freePort()];
  const [certificate, key] = [path.join(folder, 'portal.crt'), path.join(folder, 'portal.key')];
  await makeCertificate(certificate, key);
  const tls = write('tls.conf', folder, {
    'ssl_certificate /etc/nginx/portal.crt;': `ssl_certificate ${certificate};`,
    'ssl_certificate_key /etc/nginx/portal.key;': `ssl_certificate_key ${key};`,
    'listen 80;': `listen 127.0.0.1:${leadingPort};`,
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};\n`,
  );
  const file = write('nginx.conf', folder, {
    'listen 8080;': `listen 127.0.0.1:${port};\nlisten 127.0.0.1:${tlsPort} ssl http2;`,
    'root /srv/site;': `root ${site};`,
    'server 127.0.0.1:3000 max_fails=2 fail_timeout=2s;': servers
      .map(({ url }) => `server 127.0.0.1:${new URL(url).port} max_fails=2 fail_timeout=2s;`)
      .join('\n    '),
    'pid /run/nginx.pid;': `pid ${folder}/nginx.pid;`,
    'access_log /dev/stdout portal;': `access_log ${folder}/access.log portal;`,
    'http {\n': `http {\n${temporary.join('')}`,
    '# include tls.conf;': `include ${tls};`,
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
  const url = `http://127.0.0.1:${port}`;
  await waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error('nginx did not start; the reason stands above.');
      return fetch(url).catch(() => undefined);
    },
    { what: 'The start of nginx', timeoutMs: 10_000 },
  );
  return {
    url,
    tlsPort,
    certificate: readFileSync(certificate, 'utf8'),
    leadingUrl: `http://127.0.0.1:${leadingPort}`,
    log: () => readFileSync(path.join(folder, 'access.log'), 'utf8'),
  };
};
