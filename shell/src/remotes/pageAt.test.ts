import { type Audience, needsOf, pageAt } from './pageAt.ts';

const bookings = {
  name: 'mf-bookings',
  pages: {
    'app/services': { files: ['/services.js'], audience: 'client' },
    'app/activities': { files: ['/activities.js'] },
    'app/service/:id/create-booking': {
      files: ['/form.js', '/form.css'],
      lazyModules: ['shared-ui/form'],
      calls: ['/api/services/:id', '/api/airports?all=true', '/api/flights?from=:today'],
      audience: 'client',
    },
  },
} as const;
const staff = {
  name: 'mf-staff',
  pages: { 'app/services': { audience: 'staff' }, 'app/service/:id': { audience: 'staff' } },
} as const;
const lounge = { name: 'mf-lounge', pages: { 'app/services': {}, 'app/lounges': {} } };
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
  ['/app/services', undefined, 'mf-lounge'],
  ['/app/activities', 'staff', 'mf-bookings'],
  ['/app/service/8', 'client', 'mf-staff'],
  ['/app/service/8/create-booking', 'staff', 'mf-bookings'],
  ['/app/lounges', 'client', 'mf-lounge'],
  ['/app/lounges/8/more', 'staff', undefined],
  ['/app', 'client', undefined],
  ['/app/service', 'client', undefined],
  ['/app/activities/8', 'client', undefined],
  ['/app/lounge', 'client', undefined],
])('the page at %s for a %s is that of %s', (path, audience, name) => {
  expect(pageAt(path, [bookings, staff, lounge], audience)?.remote.name).toBe(name);
});
