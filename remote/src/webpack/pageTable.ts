import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { transformSync } from '@swc/core';
import * as contract from 'shared-api/contract';
import { type Permission, roleCan, roles } from 'shared-api/permissions';
import type { NavigationEntry, PageFiles, Release } from '../release/Release.ts';

interface Page {
  path: string;
  load?: () => Promise<unknown>;
  title: string;
  label?: string;
  access: string | Permission[];
  menu?: Pick<NavigationEntry, 'icon' | 'order' | 'group' | 'waiting' | 'setting'> & { label?: string };
  firstCalls?: (opening: { today: string; id: (param: string) => string }) => string[];
}

export type Table = Pick<Release, 'label' | 'prefixes' | 'navigation' | 'slots'> & {
  pages: Record<string, PageFiles>;
  /** Maps a route to the module of its page. */
  imports: ReadonlyMap<string, string>;
};

const audienceOf = ({ access }: Page): PageFiles['audience'] => {
  if (access === 'client' || access === 'staff') return access;
  if (!Array.isArray(access)) return undefined;
  const isOf = (whose: (role: string) => boolean) =>
    roles.some((role) => whose(role) && access.some((permission) => roleCan(role, permission)));
  if (isOf((role) => role === 'Client')) return isOf((role) => role !== 'Client') ? undefined : 'client';
  return 'staff';
};

const menuEntry = ({ path: route, load, title, label = title, access, menu }: Page): NavigationEntry[] =>
  menu
    ? [
        {
          to: `/${route}`,
          label,
          ...menu,
          permission: Array.isArray(access) ? access[0] : undefined,
          hidden: load ? undefined : true,
        },
      ]
    : [];

/** The search finds only pages of signed-in users. Pages in the menu are found by their menu entries. */
const foundBy = ({
  path: route,
  title,
  label = title,
  access,
  menu,
}: Page): Pick<PageFiles, 'label' | 'permissions'> =>
  route.startsWith('app/') && !route.includes(':') && !menu
    ? { label, permissions: Array.isArray(access) ? access : undefined }
    : {};

const prefixOf = ({ path: route }: Page): string => route.split('/:')[0] ?? '';

/** During the build, `queryOf` and `listOf` return only the URL of the call. */
const imported = { ...contract, queryOf: contract.urlOf, listOf: contract.urlOf };

/** `:name` means a parameter of the page's address, and `:today` the date in Lagos. */
const callsOf = ({ firstCalls }: Page): string[] | undefined =>
  firstCalls?.({ today: ':today', id: (param) => `:${param}` }).map((url) => url.replaceAll('%3A', ':'));

export function readTable(dir: string): Table {
  const filename = path.join(dir, 'src/pages.ts');
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs', ignoreDynamic: true },
  });
  const exports: { pages?: Page[]; slots?: object } = {};
  compileFunction(code, ['exports', 'require'])(exports, () => imported);
  const { pages: all, slots = {} } = exports;
  const { portal }: { portal?: { label?: string } } = JSON.parse(
    readFileSync(path.join(dir, 'package.json'), 'utf8'),
  );
  if (!Array.isArray(all)) throw new Error(`${filename} exports no list named pages`);
  if (!portal?.label) throw new Error(`${dir}/package.json does not name the remote by "portal"`);
  const pages = all.filter(({ load }) => load);
  return {
    label: portal.label,
    prefixes: [...new Set(pages.map(prefixOf))],
    navigation: all.flatMap(menuEntry),
    slots: Object.keys(slots),
    pages: Object.fromEntries(
      pages.map((page) => [
        page.path,
        { files: [], lazyModules: [], calls: callsOf(page), audience: audienceOf(page), ...foundBy(page) },
      ]),
    ),
    imports: new Map(
      pages.map(({ path: route, load }) => [route, /import\(['"](.+?)['"]\)/.exec(String(load))?.[1] ?? '']),
    ),
  };
}
