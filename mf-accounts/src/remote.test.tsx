import type { Remote } from 'shared-ui/remote';
import { REMOTE_CONTRACT } from 'shared-ui/remote';
import remote from './remote.tsx';

const { contract, name, routes, slots }: Remote = remote;
const accessOf = (path: string) => routes.find((route) => route.path === path)?.handle?.access;

test('the remote meets the contract of the shell', () => {
  expect({ contract, name }).toEqual({ contract: REMOTE_CONTRACT, name: 'mf-accounts' });
  for (const route of routes) expect(route.handle).toMatchObject({ title: expect.any(String) });
});

test('signing in and registering are for visitors, mailed links, privacy and terms for everybody, the profile for users [AUTH-26] [SURVEY-01]', () => {
  const paths = (access: string) =>
    routes.map(({ path }) => path ?? '').filter((path) => accessOf(path) === access);
  expect(paths('public-only')).toEqual([
    'login',
    'forget-password',
    'register',
    'register-corporate-organization',
    'register-government-official',
    'register-individual',
    'register-family',
  ]);
  expect(paths('public')).toEqual([
    'reset-password/:code',
    'registration-success',
    'registration-status/:code',
    'verify-email/:code',
    'customer-survey/:code',
    's/:code',
    'privacy',
    'terms',
  ]);
  expect(paths('client')).toEqual(['app/profile/registration']);
  expect(paths('signed-in')).toEqual(['app/profile/terms', 'app/profile', 'app/profile/security']);
});

test('the feedback link is remembered before any guard runs [AUTH-05]', async () => {
  localStorage.clear();
  const loader = routes.find(({ path }) => path === 'login')?.loader;
  const request = new Request('http://localhost/login?feedback=true&airportId=3');
  if (typeof loader === 'function') await loader({ request, params: {}, context: {} } as never);
  expect({ ...localStorage }).toEqual({ showFeedbackForm: 'true', airportId: '3' });
});

test('the feedback form fills its slot', async () => {
  const filled = await slots?.['accounts.feedback']?.();
  expect(filled?.default).toBeInstanceOf(Function);
});
