import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contract } from 'shared-api/contract';
import { packageFolder } from '../db/index.ts';
import { portalLinks } from '../portalLinks.ts';

const code = 'c0de-of-a-letter';
const nginx = readFileSync(path.join(packageFolder(), '../deploy/nginx.conf'), 'utf8');
const map = /map \$request_uri \$path \{([\s\S]*?)\n {2}\}/.exec(nginx)?.[1] ?? '';
const rules = [...map.matchAll(/"~(\*?)(.+)" "?(.+?)"?;/g)].map(([, anyCase, pattern = '', value = '']) => ({
  pattern: new RegExp(pattern, anyCase ? 'i' : ''),
  value,
}));

function logged(address: string): string {
  for (const { pattern, value } of rules) {
    const { groups } = pattern.exec(address) ?? {};
    if (groups) return value.replace(/\$\{?(\w+)\}?/g, (_, name: string) => groups[name] ?? '');
  }
  return address;
}

const site = { publicUrl: '' };
const pages = [
  portalLinks.verifyEmail,
  portalLinks.verify,
  portalLinks.resetPassword,
  portalLinks.registration,
  portalLinks.stop,
];
const addresses = [
  ...[...pages, portalLinks.survey, portalLinks.invoice].map((link) => link(site, code)),
  ...Object.values(contract)
    .filter((endpoint) => endpoint.path.includes(':code'))
    .map((endpoint) => `/api${endpoint.path.replace(':code', code)}`),
];

it.each(addresses)('nginx writes %s without its code', (address) => {
  expect(logged(address)).not.toContain(code);
  expect(logged(address.toUpperCase())).not.toContain(code.toUpperCase());
});

it('nginx writes every other address as it was asked for, without its query', () => {
  expect(addresses.length).toBeGreaterThan(10);
  expect(logged('/api/users/clients?search=alfa')).toBe('/api/users/clients');
  expect(logged('/app/booking/5')).toBe('/app/booking/5');
});
