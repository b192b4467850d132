import { type Audience, needsOf, pageAt } from './pageAt.ts';

const bookings = {
  name: 'mf-bookings',
  prefixes: [],
  pages: {
    'app/services': { files: ['/services.js'], audience: 'client' },
    'app/activities': { files: ['/activities.js'] },
    'app/service/:id/create-booking': {
      files: ['/form.js', '/form.css'],
      lazyModules: ['shared-ui/form'],
      calls: ['/services/:id', '/airports?all=true', '/flights?from=:today'],
      audience: 'client',
    },
  },
} as const;
const staff = {
  name: 'mf-staff',
  prefixes: [],
  pages: { 'app/services': { audience: 'staff' }, 'app/service/:id': { audience: 'staff' } },
} as const;
const former = { name: 'mf-former', prefixes: ['app/services', 'app/former'] };
const sharedChunks = { 'shared-ui/form': ['assets/fields.js'], 'shared-ui/data': ['assets/table.js'] };

const needs = (path: string, chunks: Readonly<Record<string, string[]>> = sharedChunks) => {
  const found = pageAt(path, [bookings], 'client');
  return found && needsOf(found, chunks, new Date('2026-11-22T23:30:00.000Z'));
};

it("names a page's own files and those of the lazy modules that it imports", () => {
  expect(needs('/app/service/8/create-booking')?.files).toEqual([
    '/form.js',
    '/form.css',
    '/assets/fields.js',
  ]);
  expect(needs('/app/services/')?.files).toEqual(['/services.js']);
});

it('names what the page asks for first, with the parameters of its address and the date in Lagos', () => {
  expect(needs('/app/service/8/create-booking')?.calls).toEqual([
    '/api/services/8',
    '/api/airports?all=true',
    '/api/flights?from=2026-11-23',
  ]);
  expect(needs('/app/services')?.calls).toEqual([]);
});

it('leaves out a module that the shell does not have', () => {
  expect(needs('/app/service/8/create-booking', {})?.files).toEqual(['/form.js', '/form.css']);
});

it.each<[string, Audience | undefined, string | undefined]>([
  ['/app/services', 'client', 'mf-bookings'],
  ['/app/services', 'staff', 'mf-staff'],
  ['/app/services', undefined, 'mf-former'],
  ['/app/activities', 'staff', 'mf-bookings'],
  ['/app/service/8', 'client', 'mf-staff'],
  ['/app/service/8/create-booking', 'staff', 'mf-bookings'],
  ['/app/former', 'client', 'mf-former'],
  ['/app/former/8/more', 'staff', 'mf-former'],
  ['/app', 'client', undefined],
  ['/app/service', 'client', undefined],
  ['/app/activities/8', 'client', undefined],
  ['/app/formers', 'client', undefined],
])('the page at %s for a %s is that of %s', (path, audience, name) => {
  expect(pageAt(path, [bookings, staff, former], audience)?.remote.name).toBe(name);
});
