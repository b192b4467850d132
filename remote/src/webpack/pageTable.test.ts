import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readTable } from './pageTable.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'remote-'));
  mkdirSync(path.join(dir, 'src'));
  writeFileSync(path.join(dir, 'package.json'), '{"portal":{"label":"Lounge"}}');
});
afterEach(() => rmSync(dir, { recursive: true }));

const read = (table: string) => {
  writeFileSync(path.join(dir, 'src/pages.ts'), table);
  return readTable(dir);
};

it('says of a remote what the registry needs, and runs no page for it', () => {
  const { imports, ...table } = read(`
    import { listOwnBookings } from 'shared-api/bookings';
    import { listOf, queryOf } from 'shared-api/http';
    import { serviceById } from 'shared-api/services';
    import type { Page } from 'shared-ui/remote';
    export const pages: readonly Page[] = [
      {
        path: 'app/lounge/:id',
        load: async () => (await import('./LoungePage.tsx')).LoungePage,
        title: 'Lounge',
        access: 'client',
        firstCalls: ({ id, today }) => [
          queryOf(serviceById, { params: { id: id('id') } }),
          listOf(listOwnBookings, { query: { from: today, pageNumber: 1 } }),
        ],
      },
      { path: 'app/lounges', load: () => import('./Lounges.tsx'), title: 'All Lounges', label: 'Lounges',
        access: ['bookings.readAll'], menu: { icon: 'home', order: 5, group: 'Today', waiting: ['reviews'] } },
      { path: 'app/bar', title: 'Bar', access: 'signed-in', menu: { icon: 'star', order: 6 } },
    ];
    export const slots = { 'lounge.panel': () => import('./Panel.tsx') };
  `);
  expect(JSON.parse(JSON.stringify(table))).toEqual({
    label: 'Lounge',
    prefixes: ['app/lounge', 'app/lounges'],
    navigation: [
      {
        to: '/app/lounges',
        label: 'Lounges',
        icon: 'home',
        order: 5,
        group: 'Today',
        waiting: ['reviews'],
        permission: 'bookings.readAll',
      },
      { to: '/app/bar', label: 'Bar', icon: 'star', order: 6, hidden: true },
    ],
    slots: ['lounge.panel'],
    pages: {
      'app/lounge/:id': {
        files: [],
        lazyModules: [],
        calls: ['/api/services/:id', '/api/booking-services/client?from=:today&pageNumber=1'],
        audience: 'client',
      },
      'app/lounges': { files: [], lazyModules: [], audience: 'staff' },
    },
  });
  expect(Object.fromEntries(imports)).toEqual({
    'app/lounge/:id': './LoungePage.tsx',
    'app/lounges': './Lounges.tsx',
  });
});

it('refuses a table without pages', () => {
  expect(() => read('export const routes = [];')).toThrow('no list named pages');
});

it.each<[string, string, string | undefined]>([
  ['a permission of staff', "['bookings.readAll']", 'staff'],
  ['a permission of clients', "['bookings.create']", 'client'],
  ['a permission of clients, or one of staff', "['bookings.change', 'bookings.changeAny']", undefined],
])('a page for whoever has %s is the page of these', (_, access, audience) => {
  const page = `{ path: 'app/bar', load: () => import('./Bar.tsx'), title: 'Bar', access: ${access} }`;
  expect(read(`export const pages = [${page}];`).pages['app/bar']?.audience).toBe(audience);
});
