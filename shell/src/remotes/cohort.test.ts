import { currentCohort, followChannelLink, wayOut } from './cohort.ts';

const open = (address: string) => {
  history.replaceState(null, '', address);
  followChannelLink();
};

beforeEach(() => open('/?channel=all'));

it('a link opts in to a channel, and leaves the address as it was', () => {
  open('/app/services?page=2&channel=preview#top');
  expect(currentCohort().channel).toBe('preview');
  expect(location.href).toBe('http://localhost/app/services?page=2#top');
});

it('the channel is remembered on later pages and beyond Logout, until the way out is taken', () => {
  open('/login?channel=preview');
  localStorage.clear();
  open('/app/dashboard');
  expect(currentCohort().channel).toBe('preview');
  open(wayOut('/app/dashboard'));
  expect(currentCohort().channel).toBeUndefined();
  expect(location.pathname + location.search).toBe('/app/dashboard');
});

it.each(['Preview', 'a;b', '%3Cscript%3E', '', 'x'.repeat(21)])('"%s" is no channel', (channel) => {
  open(`/login?channel=${channel}`);
  expect(currentCohort().channel).toBeUndefined();
});

it('the bucket is drawn once and stays', () => {
  const random = jest.spyOn(Math, 'random').mockReturnValueOnce(0.4217);
  const bucket = currentCohort().bucket();
  expect(bucket).toBeGreaterThanOrEqual(0);
  expect(currentCohort().bucket()).toBe(bucket);
  random.mockRestore();
});
