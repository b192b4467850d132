import { untoldFailures, untoldIn } from './untoldFailures.ts';
import { remotes } from './workspaces.ts';

/** Only queries and mutations use these functions or their replies, and they report each failure. */
const parts = [
  'shared-api/src/registration/client.ts sendCorrection',
  'shared-api/src/accounts/client.ts sendUpdate',
  'shared-api/src/http/calls/earlyReplies.ts requestEarly',
  'shared-api/src/http/calls/earlyReplies.ts takeEarlyReply',
  'shared-api/src/http/calls/request.ts answerTo',
  'shared-api/src/http/calls/request.ts call',
  'shared-api/src/http/calls/request.ts exchange',
  'shell/src/start/boot.ts preloadOpenedPage',
  'shared-api/src/bookings/client.ts sendBookings',
  'shared-api/src/changes/client.ts sendChange',
];

/** These are files of the site, not replies of the server's calls. */
const files = [
  'shell/src/remotes/diagnose.ts fetchNow',
  'shell/src/remotes/preload.ts warm',
  'shell/src/remotes/registry.ts fetchRegistry',
  'shell/src/offline/serviceWorker.ts tooLate',
];

/** Each has its reason under G100 in docs/readings.md. */
const exceptions = [
  'shared-api/src/sign-in/client.ts signInMutation',
  'shared-api/src/sign-in/client.ts endSessions',
  'shared-api/src/kept-day/deskMarks.ts sendWaiting',
  'shared-api/src/registration/client.ts registrationQuery',
  'shared-api/src/registration/client.ts verifyEmailQuery',
  'shared-api/src/bookings/client.ts createBookingsMutation',
  'shared-api/src/orders/contract.ts orderById',
  'shared-api/src/feedback/contract.ts openSurvey',
  'shared-api/src/wallet/contract.ts invoiceByCode',
  'shared-api/src/remotes/releases.ts proven',
  'shared-api/src/terms/contract.ts readText',
  'mf-staff/src/client/ClientPage.tsx clientQuery',
  'shared-api/src/http/liveEvents.ts followLiveEvents',
  'shared-api/src/http/calls/reachability.ts probe',
  'shell/src/landing/currentSettings.ts ask',
  'shell/src/remotes/reportFailure.ts report',
];

it('every call that a page makes is a query or a mutation, whose failure is told, but for the exceptions [G100] [ERR-01]', () => {
  const untold = untoldFailures(['shared-api', 'shared-ui', 'shell', ...remotes()]);
  expect([...untold].sort()).toEqual([...parts, ...files, ...exceptions].sort());
});

const imports = "import { call } from 'shared-api/http';\n";

it.each([
  ['a bare call', 'export const ask = () =>\n  call(balance, {}).catch(() => undefined);\n'],
  ['a bare request', "export async function ask() {\n  await fetch('/api/x');\n}\n"],
  [
    'refusals that are named',
    "export const x = mutationOptions({\n  mutationFn: () => call(y, {}),\n  meta: { silentCodes: ['z'] },\n});\n",
  ],
])('%s is found', (_, code) => {
  expect(untoldIn('x.ts', imports + code)).toHaveLength(1);
});

it.each([
  ['a query', 'export const x = queryOptions({\n  queryFn: () => call(y, {}),\n});\n'],
  ['a remark', 'export const x = 1;\n// call(y) does it\n'],
])('%s is none', (_, code) => {
  expect(untoldIn('x.ts', imports + code)).toEqual([]);
});
