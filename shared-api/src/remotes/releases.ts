import { endpoint, returns } from '../contract/endpoint.ts';
import { choice, line, linesFrom3, optionalChoice, secret } from '../contract/fields.ts';
import { keys } from '../contract/keys.ts';
import { byId, page } from '../contract/queries.ts';
import { array, boolean, object } from '../contract/yup.ts';
import { proposalStatuses } from '../proposals/rules.ts';
import type { replies } from './replies.ts';
import { audienceIn, releaseActions, remoteName, remotePath } from './rules.ts';

const noRemote = 'Must be a name such as mf-lounge';
const noAudience = 'Must be all, channel:NAME or share:1 to share:99';

const named = () => line(43).required(noRemote).matches(remoteName, noRemote);
const byRemote = object({ remote: named() });
const isAudience = (value: string | null | undefined) => !value || audienceIn(value) !== undefined;
/** The second-factor code is required unless the user entered one in this session in the last 15 minutes. */
const ownCode = () => secret(40).optional();

export const bringRelease = endpoint({
  method: 'POST',
  path: '/releases/:remote',
  access: 'release-key',
  summary: 'Bring a version of a remote, one file a part; it waits until a person accepts it',
  params: byRemote,
  body: object({ audience: line(60).required(noAudience).test('audience', noAudience, isAudience) }),
  bodyKind: 'multipart',
  refusals: [422],
  reply: returns<typeof replies.bringRelease>(),
});

export const listReleases = endpoint({
  method: 'GET',
  path: '/releases',
  access: ['remotes.release'],
  summary: 'The versions of every remote: who gets them, who brought and accepted them, how they do',
  reply: returns<typeof replies.listReleases>(),
  key: keys.releases,
  meta: { failure: 'Fetching the remotes failed. Kindly Refresh' },
});

/** These calls change the code in everybody's browser, so each call requires a recent second factor. */
const release = { success: 'Done', failure: 'Nothing was changed', invalidates: [keys.releases] };
const proven = { ...release, silentCodes: ['second_factor_needed'] };

export const changeRelease = endpoint({
  method: 'PATCH',
  path: '/releases/:remote',
  access: ['remotes.release'],
  summary: 'Accept a version, give it to some or all, go back, remove, or let a remote accept itself',
  params: byRemote,
  body: object({
    action: choice(releaseActions),
    version: line(80).optional(),
    audience: line(60).nullable().optional().test('audience', noAudience, isAudience),
    Code: ownCode(),
  }),
  refusals: [422],
  meta: proven,
});

export const listReleaseKeys = endpoint({
  method: 'GET',
  path: '/release-keys',
  access: ['remotes.release'],
  summary: 'Keys that bring releases, newest first',
  query: page.shape({ status: optionalChoice(proposalStatuses) }),
  paged: true,
  reply: returns<typeof replies.listReleaseKeys>(),
  key: keys.releases,
  meta: { failure: 'Fetching the keys failed. Kindly Refresh' },
});

const noPath = 'Must be paths such as app/lounges, one a line';
const names = (pattern: RegExp, message: string) =>
  array(line(80).required(message).matches(pattern, message)).max(20, 'At most 20').required();

const releaseKeyBody = object({
  remote: named(),
  prefixes: names(remotePath, noPath),
  slots: names(/^[a-z][\w.]*$/i, 'Must be names of slots, one a line'),
  menu: boolean().required(),
  reason: linesFrom3(500),
  Code: ownCode(),
});

export const proposeReleaseKey = endpoint({
  method: 'POST',
  path: '/release-keys',
  access: ['remotes.release'],
  summary: 'Make a key for one remote; it works once somebody else accepts it, and is shown this once',
  body: releaseKeyBody,
  reply: returns<typeof replies.proposeReleaseKey>(),
  meta: { ...proven, success: 'Key made', failure: 'The key was not made' },
});

export const approveReleaseKey = endpoint({
  method: 'POST',
  path: '/release-keys/:id/approval',
  access: ['remotes.release'],
  summary: 'Accept a key that somebody else made',
  params: byId,
  body: object({ Code: ownCode() }),
  reply: returns<typeof replies.approveReleaseKey>(),
  meta: { ...proven, success: 'Key accepted', failure: 'The key was not accepted' },
});

export const rejectReleaseKey = endpoint({
  method: 'POST',
  path: '/release-keys/:id/rejection',
  access: ['remotes.release'],
  summary: 'Refuse a key that waits, with the reason; whoever made it gives it up this way',
  params: byId,
  body: object({ reason: linesFrom3(500) }),
  reply: returns<typeof replies.rejectReleaseKey>(),
  meta: { ...release, success: 'Key refused', failure: 'The key was not refused' },
});

export const withdrawReleaseKey = endpoint({
  method: 'DELETE',
  path: '/release-keys/:id',
  access: ['remotes.release'],
  summary: 'End a key at once, within an upload too',
  params: byId,
  reply: returns<typeof replies.withdrawReleaseKey>(),
  meta: { ...release, success: 'Key withdrawn', failure: 'The key was not withdrawn' },
});
