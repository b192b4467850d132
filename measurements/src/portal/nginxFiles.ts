import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from 'tooling/programs';

/** The values stand in the place of these lines on this machine. */
type Lines = Readonly<Record<string, string>>;

const written = (name: string, lines: Lines, folder: string): string => {
  let text = readFileSync(inRoot(`deploy/${name}`), 'utf8');
  for (const [line, ours] of Object.entries(lines)) {
    if (!text.includes(line)) throw new Error(`deploy/${name} has no line "${line}" any more`);
    text = text.replace(line, () => ours);
  }
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

export interface Place {
  /** nginx writes into it. */
  readonly folder: string;
  readonly site: string;
  readonly servers: readonly string[];
  readonly port: number;
}

export const configure = ({ folder, site, servers, port }: Place, tlsFile?: string): string => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};\n`,
  );
  const lines = {
    'listen 8080;': `listen 127.0.0.1:${port}${tlsFile ? ' ssl http2' : ''};`,
    'root /srv/site;': `root ${site};`,
    'server 127.0.0.1:3000 max_fails=2 fail_timeout=2s;': servers
      .map((server) => `server ${server} max_fails=2 fail_timeout=2s;`)
      .join('\n    '),
    'pid /run/nginx.pid;': `pid ${folder}/nginx.pid;`,
    'access_log /dev/stdout portal;': `access_log ${folder}/access.log portal;`,
    'http {\n': `http {\n${temporary.join('')}`,
    ...(tlsFile ? { '# include tls.conf;': `include ${tlsFile};` } : {}),
  };
  return written('nginx.conf', lines, folder);
};

/** The certificate signs itself. */
const certify = (folder: string): { readonly certificate: string; readonly key: string } => {
  const [certificate, key] = [path.join(folder, 'portal.crt'), path.join(folder, 'portal.key')];
  const kind = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1'];
  const files = ['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', certificate];
  const made = spawnSync('openssl', ['req', '-x509', ...kind, ...files], { encoding: 'utf8' });
  if (made.status !== 0)
    throw new Error(`openssl made no certificate: ${made.stderr || made.error?.message}`);
  return { certificate, key };
};

/** Requests without TLS are answered at another port. */
export const configureTls = (
  folder: string,
  clearPort: number,
): { readonly file: string; readonly certificate: string } => {
  const { certificate, key } = certify(folder);
  const lines = {
    'ssl_certificate /etc/nginx/portal.crt;': `ssl_certificate ${certificate};`,
    'ssl_certificate_key /etc/nginx/portal.key;': `ssl_certificate_key ${key};`,
    'listen 80;': `listen 127.0.0.1:${clearPort};`,
  };
  return { file: written('tls.conf', lines, folder), certificate: readFileSync(certificate, 'utf8') };
};
