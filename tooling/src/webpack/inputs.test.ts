import { readFileSync } from 'node:fs';
import { inRoot } from '../root.ts';
import { lockedInputsOf } from './inputs.ts';
import type { Packages } from './lockedPackages.ts';

const packages: Packages = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages;
const applications = ['shell', 'mf-accounts', 'mf-bookings', 'mf-wallet', 'mf-staff'];

const withAnother = (place: string): Packages => {
  if (!packages[place]) throw new Error(`The lock file has no ${place}`);
  return { ...packages, [place]: { ...packages[place], version: '99.0.0', integrity: 'sha512-other' } };
};

const changedBy = (place: string): string[] =>
  applications.filter(
    (name) => lockedInputsOf(name, packages).join() !== lockedInputsOf(name, withAnother(place)).join(),
  );

it.each<[string, string, string[]]>([
  ['what some bundle', 'node_modules/file-saver', ['shell', 'mf-accounts', 'mf-bookings', 'mf-wallet']],
  ['what the shell alone gives', 'node_modules/antd', ['shell']],
  ['what stands behind that', 'node_modules/@rc-component/table', ['shell']],
  ['what the server alone runs with', 'node_modules/fastify', []],
  ['what tests', 'node_modules/playwright', []],
  ['what tests in a workspace of builds', 'node_modules/jsdom', []],
  ['what checks', 'node_modules/@biomejs/biome', []],
  ['what every application is built with', 'node_modules/webpack', applications],
  ['what stands behind that', 'node_modules/webpack-sources', applications],
  ['what compiles', 'node_modules/@swc/core', applications],
  ['what serves it to developers', 'node_modules/webpack-dev-server', []],
])('another version of %s (%s) is a new version of %j', (_, place, changed) => {
  expect(changedBy(place)).toEqual(changed);
});

it('the same lock file in another order is the same', () => {
  const turned = Object.fromEntries(Object.entries(packages).reverse());
  for (const name of applications)
    expect(lockedInputsOf(name, turned)).toEqual(lockedInputsOf(name, packages));
});
