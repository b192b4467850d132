import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atEnd } from '../atEnd.ts';
import { freePort } from '../freePort.ts';
import { waitFor } from '../waitFor.ts';

const configuration = (folder: string, port: number, ports: readonly number[]): string => `
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream portal {
    least_conn;
    keepalive 32;
${ports.map((each) => `    server 127.0.0.1:${each} max_fails=1 fail_timeout=2s;`).join('\n')}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://portal;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_connect_timeout 1s;
      # A write is tried on another server only when none has seen it.
      proxy_next_upstream error timeout http_503;
    }
  }
}
`;

/** nginx in front of servers on this machine. */
export async function startNginx(
  ports: readonly number[],
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  if (spawnSync('nginx', ['-v']).error)
    throw new Error('This drill needs nginx, for example from the package nginx-light.');
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-nginx-'));
  mkdirSync(path.join(folder, 'body'));
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, ports));
  const nginx = spawn('nginx', ['-c', file, '-p', folder], { stdio: 'ignore' });
  const stop = async (): Promise<void> => {
    if (nginx.exitCode === null) {
      nginx.kill('SIGTERM');
      await once(nginx, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  atEnd(stop);
  const url = `http://127.0.0.1:${port}`;
  await waitFor(
    async () => {
      const reply = await fetch(`${url}/api/health`).catch(() => undefined);
      return reply?.ok;
    },
    { what: 'The start of nginx', timeoutMs: 10_000 },
  );
  return { url, stop };
}
