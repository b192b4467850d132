import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { recordServerDate, session } from 'shared-api/http';
import { aStaffMember, fakeApi, type Handler, refuses, replies } from 'shared-api/testing';
import { choose, fill, renderPortal } from 'shared-ui/testing';
import { RemotesPage } from './RemotesPage.tsx';

const aVersion = (own: Partial<api.ReleaseVersion> = {}): api.ReleaseVersion => ({
  version: '1.4.0',
  state: 'live',
  audience: 'all',
  since: '2026-11-20T09:00:00.000Z',
  commit: 'key 3',
  broughtBy: 'Key 3 of Charlie Lima',
  dateBrought: '2026-11-20T09:00:00.000Z',
  decidedBy: 'Delta Mike',
  dateDecided: '2026-11-20T10:00:00.000Z',
  failures: 0,
  fault: null,
  changes: null,
  ...own,
});
const none = { added: [], changed: [], removed: [] };
const kept = aVersion({ version: '1.3.0', state: 'kept', audience: null });
const waiting = aVersion({
  version: '1.5.0',
  state: 'waiting',
  decidedBy: null,
  dateDecided: null,
  changes: {
    files: { ...none, added: ['remoteEntry.js'] },
    packages: { ...none, changed: ['ui'] },
    paths: { ...none, added: ['app/lounge/guests'] },
    slots: none,
  },
});
const aKey = (own: Partial<api.ReleaseKey> = {}): api.ReleaseKey => ({
  id: 3,
  remote: 'mf-lounge',
  prefixes: ['app/lounge'],
  slots: [],
  menu: true,
  reason: 'The team of the lounges begins',
  status: 'Proposed',
  proposedBy: { id: 99, name: 'Charlie Lima' },
  dateCreated: '2026-11-20T09:00:00.000Z',
  decidedBy: null,
  dateDecided: null,
  decisionReason: null,
  dateEnds: null,
  dateUsed: null,
  dateWithdrawn: null,
  ...own,
});

const remoteWith = (versions: api.ReleaseVersion[], own: Partial<api.RemoteReleases> = {}) =>
  replies(api.listReleases, [
    { remote: 'mf-lounge', label: 'Lounges', acceptsItself: null, before: null, versions, ...own },
  ]);
const keysOf = (...keys: api.ReleaseKey[]) =>
  replies(api.listReleaseKeys, keys, api.pageMeta(1, keys.length, 20));

function show(handlers: Handler[], query = '') {
  session.signIn('token', aStaffMember('Administrator'));
  const server = fakeApi(handlers);
  return { ...renderPortal(<RemotesPage />, { route: `/app/remotes${query}` }), server };
}
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));
const changed = (server: ReturnType<typeof show>['server']) =>
  server.of(api.changeRelease).map(({ body }) => body);

describe('the versions of a remote', () => {
  it('are accepted after what changed was read', async () => {
    const { user, server } = show([remoteWith([aVersion(), waiting]), replies(api.changeRelease, {})]);
    await user.click(await button('Accept: mf-lounge 1.5.0'));
    const asked = await dialog();
    expect(asked.getByText('remoteEntry.js, new')).toBeVisible();
    expect(asked.getByText('ui, changed')).toBeVisible();
    expect(asked.getByText('app/lounge/guests, new')).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(changed(server)).toEqual([{ action: 'accept', version: '1.5.0' }]));
  });

  it('ask for a code of the second factor where the server needs one, and go on with it', async () => {
    let asks = 0;
    const answers = [
      refuses(api.changeRelease, 400, { code: 'second_factor_needed', message: 'Enter the code' }),
      replies(api.changeRelease, {}),
    ];
    const once: Handler = {
      endpoint: api.changeRelease,
      answer: (request) => answers[asks++ === 0 ? 0 : 1]?.answer(request) as ReturnType<Handler['answer']>,
    };
    const { user, server } = show([remoteWith([aVersion(), waiting]), once]);
    await user.click(await button('Accept: mf-lounge 1.5.0'));
    await user.click((await dialog()).getByRole('button', { name: 'Accept' }));
    await fill(user, await screen.findByLabelText(/^Code/), '123456');
    await user.click((await dialog()).getByRole('button', { name: 'Accept' }));
    await waitFor(() =>
      expect(changed(server).at(-1)).toEqual({ action: 'accept', version: '1.5.0', Code: '123456' }),
    );
  });

  it('that fail say how often and why, and are rolled back by a person', async () => {
    const { user, server } = show([
      remoteWith([aVersion({ failures: 3, fault: 'missing' }), kept], { before: '1.2.0' }),
      replies(api.changeRelease, {}),
    ]);
    expect(await screen.findByText('3 failures in 24 hours: files are missing')).toBeVisible();
    await user.click(await button('Roll back: mf-lounge 1.4.0'));
    const asked = await dialog();
    expect(asked.getByText(/^Everybody gets 1\.2\.0,/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Roll back' }));
    await waitFor(() => expect(changed(server)).toEqual([{ action: 'roll back' }]));
  });

  it('offer no way back where none was live before', async () => {
    show([remoteWith([aVersion(), kept])]);
    expect(await screen.findByText('1.4.0')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Roll back/ })).toBeNull();
  });

  it('of a removed remote are only a record', async () => {
    show([remoteWith([kept])]);
    expect(await screen.findByText('1.3.0')).toBeVisible();
    const names = screen.queryAllByRole('button').map((each) => each.getAttribute('aria-label'));
    expect(names).toEqual(['Accepts itself: mf-lounge']);
  });

  it('go to a channel of a name, or to a share', async () => {
    const { user, server } = show([remoteWith([aVersion(), kept]), replies(api.changeRelease, {})]);
    const give = async () => {
      await user.click(await button('More actions: mf-lounge 1.3.0'));
      await user.click(await screen.findByRole('menuitem', { name: 'Give to some' }));
      return dialog();
    };
    let asked = await give();
    await choose(user, asked.getByLabelText(/^For/), 'A channel');
    await fill(user, asked.getByLabelText(/^Name of the channel/), 'preview');
    await user.click(asked.getByRole('button', { name: 'Give' }));
    await waitFor(() => expect(changed(server)).toHaveLength(1));
    asked = await give();
    await choose(user, asked.getByLabelText(/^For/), '10 % of the browsers');
    await user.click(asked.getByRole('button', { name: 'Give' }));
    await waitFor(() =>
      expect(changed(server)).toEqual([
        { action: 'offer', version: '1.3.0', audience: 'channel:preview' },
        { action: 'offer', version: '1.3.0', audience: 'share:10' },
      ]),
    );
  });

  it('accept themselves where Administrators say so, and all are removed together', async () => {
    const { user, server } = show([
      remoteWith([aVersion()], { acceptsItself: 'channel:preview' }),
      replies(api.changeRelease, {}),
    ]);
    expect(await screen.findByText('Versions for the channel preview accept themselves.')).toBeVisible();
    const begin = async (name: string) => {
      await user.click(await button('More actions: mf-lounge'));
      await user.click(await screen.findByRole('menuitem', { name }));
      return dialog();
    };
    const asked = await begin('Accepts itself');
    await choose(user, asked.getByLabelText(/^For/), 'No version: a person accepts each');
    await user.click(asked.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(changed(server)).toEqual([{ action: 'accepts itself', audience: null }]));
    await user.click((await begin('Remove')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(changed(server).at(-1)).toEqual({ action: 'remove' }));
  });
});

describe('keys', () => {
  it('are made after it was said what they are worth, and shown once', async () => {
    const { user, server } = show(
      [
        remoteWith([]),
        keysOf(),
        replies(api.proposeReleaseKey, { ...aKey(), key: `portal_rk_${'a'.repeat(43)}` }),
      ],
      '?tab=keys',
    );
    await user.click(await button('Make a key'));
    const asked = await dialog();
    expect(asked.getByText(/prevent mistakes and contain nobody/)).toBeVisible();
    await fill(user, asked.getByLabelText(/^Remote/), 'mf-lounge');
    await fill(user, asked.getByLabelText(/^Paths/), '/app/lounge\napp/guests');
    await user.click(asked.getByLabelText(/^It may have entries/));
    await fill(user, asked.getByLabelText(/^Reason/), 'The team begins');
    await user.click(asked.getByRole('button', { name: 'Make the key' }));
    expect(await screen.findByText(/^portal_rk_a{43}$/)).toBeVisible();
    expect(server.of(api.proposeReleaseKey)[0]?.body).toEqual({
      remote: 'mf-lounge',
      prefixes: ['app/lounge', 'app/guests'],
      slots: [],
      menu: true,
      reason: 'The team begins',
    });
    const copy = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Refused'));
    await user.click(await button('Copy'));
    expect(await screen.findByText('Not copied: the browser does not permit it')).toBeVisible();
    copy.mockRestore();
    await user.click(await button('Copy'));
    expect(await button('Copied')).toBeVisible();
    await user.click(await button('I have kept it'));
    await waitFor(() => expect(screen.queryByText(/^portal_rk_/)).toBeNull());
  });

  it('end by the clock of the server', async () => {
    recordServerDate('Tue, 01 Dec 2099 09:00:00 GMT');
    try {
      const key = aKey({ status: 'Approved', dateEnds: '2099-01-01T00:00:00.000Z' });
      show([remoteWith([]), keysOf(key)], '?tab=keys');
      expect(await screen.findByText('Ended')).toBeVisible();
    } finally {
      recordServerDate(new Date().toUTCString());
    }
  });

  it('of somebody else are accepted, those that work are withdrawn', async () => {
    const works = aKey({ id: 4, status: 'Approved', dateEnds: '2099-01-01T00:00:00.000Z' });
    const { user, server } = show(
      [
        remoteWith([]),
        keysOf(aKey(), works, aKey({ id: 5, status: 'Approved', dateEnds: '2020-01-01T00:00:00.000Z' })),
        replies(api.approveReleaseKey, aKey({ status: 'Approved' })),
        replies(api.withdrawReleaseKey, works),
      ],
      '?tab=keys',
    );
    expect(await screen.findByText('Ended')).toBeVisible();
    await user.click(await button('Accept: key 3 of mf-lounge'));
    await user.click((await dialog()).getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(server.of(api.approveReleaseKey)).toHaveLength(1));
    await user.click(await button('Withdraw: key 4 of mf-lounge'));
    await user.click((await dialog()).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() =>
      expect(server.of(api.withdrawReleaseKey)[0]?.url.pathname).toBe('/api/release-keys/4'),
    );
  });
});
