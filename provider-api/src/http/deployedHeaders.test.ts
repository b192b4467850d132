import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '../db/index.ts';
import { forAllTests } from '../testing/forAllTests.ts';
import { startTestServer } from '../testing/testServer.ts';

const server = forAllTests(() => startTestServer({ config: { production: true } }));

const security = /policy|security|^x-(?!request-id|robots)|cluster/;

it('nginx sends the headers of security that the server sends in production', async () => {
  const { headers } = await fetch(`${server.url}/api/health`);
  const sent = [...headers].filter(([name]) => security.test(name));
  const nginx = readFileSync(path.join(packageFolder(), '../deploy/nginx.conf'), 'utf8');
  const written = [...nginx.matchAll(/add_header (\S+) "?([^"\n]*?)"?;\n/g)]
    .map(([, name = '', value = '']) => [name.toLowerCase(), value] as const)
    .filter(([name]) => security.test(name));
  expect(Object.fromEntries(sent)['permissions-policy']).toContain('camera=(self)');
  expect(sent.length).toBeGreaterThan(8);
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(sent));
});
