import { session } from 'shared-api/http';
import { makeUser } from '../testing/makeUser.ts';
import { answerChannel, askedChannel, currentCohort, followChannelLink, wayOut } from './cohort.ts';

const open = (address: string) => {
  history.replaceState(null, '', address);
  followChannelLink();
};
const signIn = (permissions: ['remotes.preview'] | [] = ['remotes.preview']) =>
  session.signIn('token', makeUser({ permissions }));

beforeEach(() => {
  open('/?channel=all');
  localStorage.clear();
});

it('a link asks for a channel, and leaves the address as it was', () => {
  signIn();
  open('/app/services?page=2&channel=preview#top');
  expect([askedChannel(), currentCohort().channel]).toEqual(['preview', undefined]);
  expect(location.href).toBe('http://localhost/app/services?page=2#top');
});

it('the channel holds once it was agreed to, on later pages, until the way out is taken', () => {
  signIn();
  open('/app/dashboard?channel=preview');
  answerChannel('run');
  open('/app/dashboard');
  expect([askedChannel(), currentCohort().channel]).toEqual([undefined, 'preview']);
  open('/app/dashboard?channel=preview');
  expect(askedChannel()).toBeUndefined();
  open(wayOut('/app/dashboard'));
  expect(currentCohort().channel).toBeUndefined();
  expect(location.pathname + location.search).toBe('/app/dashboard');
});

it('who leaves runs nothing of it and is not asked again', () => {
  signIn();
  open('/app/dashboard?channel=preview');
  answerChannel('leave');
  expect([askedChannel(), currentCohort().channel]).toEqual([undefined, undefined]);
});

it('the channel ends with the browser, and is nobody’s who is not signed in or may not preview', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  signIn();
  open('/app/dashboard?channel=preview');
  answerChannel('run');
  expect(written).toHaveBeenCalledWith('channel=preview; Path=/; SameSite=Lax');
  written.mockRestore();
  signIn([]);
  expect(currentCohort().channel).toBeUndefined();
  localStorage.clear();
  expect(currentCohort().channel).toBeUndefined();
});

it.each(['Preview', 'a;b', '%3Cscript%3E', '', 'x'.repeat(41)])('"%s" is no channel', (channel) => {
  open(`/login?channel=${channel}`);
  expect(askedChannel()).toBeUndefined();
});

it('the bucket is drawn once and stays', () => {
  const random = jest.spyOn(Math, 'random').mockReturnValueOnce(0.4217);
  const bucket = currentCohort().bucket();
  expect(bucket).toBeGreaterThanOrEqual(0);
  expect(currentCohort().bucket()).toBe(bucket);
  random.mockRestore();
});
