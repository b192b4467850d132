import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { recordServerDate, session } from 'shared-api/http';
import { aStaffMember, fakeApi, type Handler, hangs, refuses, replies } from 'shared-api/testing';
import { choose, fill, renderPortal } from 'shared-ui/testing';
import { PrivacyPage } from './PrivacyPage.tsx';

function show(handlers: Handler[], tab = 'requests') {
  session.signIn('token', aStaffMember('Administrator'));
  const server = fakeApi(handlers);
  return { ...renderPortal(<PrivacyPage />, { route: `/app/privacy?tab=${tab}` }), server };
}
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));

const aRequest = (own: Partial<api.PrivacyRequest> = {}): api.PrivacyRequest => ({
  id: 7,
  kind: 'access',
  accountId: null,
  name: 'Zulu Traveller',
  contact: 'zulu@mail.example',
  voucher: 'K7QP2M9X',
  text: 'What do you keep of me?',
  dateReceived: '2026-11-01T09:00:00.000Z',
  dateDue: '2026-12-01T09:00:00.000Z',
  state: 'Open',
  identitySeen: null,
  identity: null,
  answer: null,
  closed: null,
  ...own,
});
const seen = { identitySeen: 'Passport', identity: { by: 'Ada Min', at: '2026-11-02T09:00:00.000Z' } };

describe('requests', () => {
  it('offer no answer before it is recorded how the person was seen', async () => {
    const { user, server } = show([
      replies(api.listPrivacyRequests, [aRequest()], api.pageMeta(1, 1, 10)),
      replies(api.recordIdentity, aRequest(seen)),
    ]);
    await user.click(await button('Record identity: Zulu Traveller'));
    expect(screen.queryByRole('button', { name: /^Answer/ })).toBeNull();
    const form = await dialog();
    await fill(user, form.getByLabelText(/^Seen how/), 'Passport at the office');
    await user.click(form.getByRole('button', { name: 'Record identity' }));
    await waitFor(() =>
      expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({
        seen: 'Passport at the office',
      }),
    );
  });

  it('are answered with what is kept of one passenger of the voucher, seen before it leaves', async () => {
    const { user, server } = show([
      replies(api.listPrivacyRequests, [aRequest(seen)], api.pageMeta(1, 1, 10)),
      replies(api.requestPassengers, [
        { id: 3, name: 'Zulu Traveller', facts: [{ label: 'Last name', value: 'Traveller' }] },
        { id: 4, name: 'Yoke Companion', facts: [{ label: 'Last name', value: 'Companion' }] },
      ]),
      replies(api.answerRequest, aRequest({ ...seen, state: 'Answered' })),
    ]);
    await user.click(await button('Answer: Zulu Traveller'));
    const form = await dialog();
    await choose(user, await form.findByLabelText(/^Passenger whose data/), 'Zulu Traveller');
    expect(await form.findByText('Traveller')).toBeVisible();
    expect(form.queryByText('Companion')).toBeNull();
    await fill(user, form.getByLabelText(/^Answer/, { selector: 'textarea' }), 'Here it is.');
    await user.click(form.getByRole('button', { name: 'Answer' }));
    await waitFor(() =>
      expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({
        answer: 'Here it is.',
        passengerId: 3,
      }),
    );
  });

  it('that wait for more than 25 days are marked', async () => {
    show([
      replies(
        api.listPrivacyRequests,
        [aRequest(), aRequest({ id: 8, name: 'Young One', dateReceived: '2026-11-03T09:00:00.000Z' })],
        api.pageMeta(1, 2, 10),
      ),
    ]);
    expect(await screen.findAllByText('Late')).toHaveLength(1);
  });

  it('that cannot be fetched say so', async () => {
    show([refuses(api.listPrivacyRequests, 400)]);
    expect(await screen.findByText(/The requests could not be/)).toBeVisible();
  });
});

it('what is kept leads to the settings of its days', async () => {
  show([replies(api.retentionDryRun, [])], 'retention');
  const link = await screen.findByRole('link', { name: 'Change the days' });
  expect(link).toHaveAttribute('href', '/app/settings?group=Retention');
});

const aBreach = (own: Partial<api.Breach> = {}): api.Breach => ({
  id: 5,
  what: 'A list was mailed to a stranger',
  dateKnown: '2026-11-02T08:00:00.000Z',
  classes: ['identity'],
  people: 40,
  consequences: 'Somebody may learn who flew',
  measures: 'It was deleted',
  toldTo: null,
  recorded: { by: 'Ada Min', at: '2026-11-02T09:00:00.000Z' },
  reportNumber: null,
  reported: null,
  letter: null,
  written: 0,
  notice: null,
  dateNotice: null,
  version: 1,
  ...own,
});

describe('the register of breaches', () => {
  afterEach(() => recordServerDate(new Date().toUTCString()));

  it.each([
    ['Wed, 04 Nov 2026 19:59:00 GMT', null, '12 h left to report', 'warning'],
    ['Wed, 04 Nov 2026 20:00:00 GMT', null, '11 h left to report', 'error'],
    ['Thu, 05 Nov 2026 09:30:00 GMT', null, '2 h late', 'error'],
    ['Thu, 05 Nov 2026 09:30:00 GMT', 'NDPC/17', 'Reported: NDPC/17', 'success'],
  ])('at %s, reported as %s, says %s in the colour of %s', async (now, reportNumber, text, colour) => {
    recordServerDate(now);
    show([replies(api.listBreaches, [aBreach({ reportNumber })])], 'breaches');
    expect((await screen.findByText(text)).className).toContain(`-${colour}`);
  });

  it('says of one person that it is one', async () => {
    show([replies(api.listBreaches, [aBreach({ people: 1 })])], 'breaches');
    expect(await screen.findByText(/; about 1 person$/)).toBeVisible();
  });

  it('is empty at first, and a breach is entered with its classes', async () => {
    recordServerDate('Mon, 02 Nov 2026 09:00:00 GMT');
    const { user, server } = show(
      [replies(api.listBreaches, []), replies(api.recordBreach, aBreach())],
      'breaches',
    );
    expect(await screen.findByText('No breach is known')).toBeVisible();
    await user.click(await button('Record a breach'));
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Record breach' }));
    expect((await form.findAllByText(/^Choose at least one class of data/)).length).toBeGreaterThan(0);
    await fill(user, form.getByLabelText(/^What happened/), 'A list was mailed');
    await user.click(form.getByLabelText('Names'));
    await fill(user, form.getByLabelText(/^About how many/), '40');
    await fill(user, form.getByLabelText(/^Likely/), 'Somebody knows');
    await fill(user, form.getByLabelText(/^Measures/), 'Deleted');
    await user.click(form.getByRole('button', { name: 'Record breach' }));
    await waitFor(() =>
      expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({
        knownAt: '2026-11-02T09:00:00.000Z',
        what: 'A list was mailed',
        classes: ['identity'],
        people: 40,
        consequences: 'Somebody knows',
        measures: 'Deleted',
      }),
    );
  });

  it('writes to the accounts that were chosen in the list of clients', async () => {
    const { user } = show([replies(api.listBreaches, [aBreach()])], 'breaches&accounts=12,34');
    expect(await screen.findByText(/^2 accounts chosen in the list of clients/)).toBeVisible();
    await user.click(await button(/^More actions/));
    await user.click(await screen.findByRole('menuitem', { name: 'Write to affected accounts' }));
    expect(await screen.findByLabelText(/^Numbers of the accounts/)).toHaveValue('12, 34');
  });

  it('keeps the letter in sight while it leaves', async () => {
    const preview = replies(api.writeToAffected, {
      sent: false,
      accounts: 2,
      unknown: [],
      subject: 'About your data',
      text: 'We are sorry.',
    });
    const { user } = show(
      [
        replies(api.listBreaches, [aBreach()]),
        {
          endpoint: api.writeToAffected,
          answer: (request) =>
            ((request.body as { preview: boolean }).preview ? preview : hangs(api.writeToAffected)).answer(
              request,
            ),
        },
      ],
      'breaches&accounts=12,34',
    );
    await user.click(await button(/^More actions/));
    await user.click(await screen.findByRole('menuitem', { name: 'Write to affected accounts' }));
    const form = await dialog();
    await fill(user, form.getByLabelText(/^Letter/, { selector: 'textarea' }), 'We are sorry.');
    await user.click(form.getByRole('button', { name: 'Preview letter' }));
    await user.click(await form.findByRole('button', { name: 'Send to 2 accounts' }));
    expect(form.getByText('About your data')).toBeVisible();
    expect(form.queryByRole('button', { name: 'Preview letter' })).not.toBeInTheDocument();
  });

  it('writes to pasted accounts once the letter was seen, and keeps it on the way back', async () => {
    const { user, server } = show(
      [
        replies(api.listBreaches, [aBreach()]),
        replies(api.writeToAffected, ({ body }) => ({
          sent: !(body as { preview: boolean }).preview,
          accounts: 2,
          unknown: [99],
          subject: 'About your data',
          text: 'Good day,\n\nWe are sorry.',
        })),
      ],
      'breaches',
    );
    await user.click(await button(/^More actions/));
    await user.click(await screen.findByRole('menuitem', { name: 'Write to affected accounts' }));
    const form = await dialog();
    await fill(user, form.getByLabelText(/^Numbers/), '11, 12 99');
    await fill(user, form.getByLabelText(/^Letter/, { selector: 'textarea' }), 'We are sorry.');
    await user.click(form.getByRole('button', { name: 'Preview letter' }));
    expect(await form.findByText('No account has these numbers: 99')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Back' }));
    expect(form.getByLabelText(/^Numbers/)).toHaveValue('11, 12 99');
    await user.click(form.getByRole('button', { name: 'Preview letter' }));
    await user.click(await form.findByRole('button', { name: 'Send to 2 accounts' }));
    expect(await form.findByText('The letter goes to 2 accounts.')).toBeVisible();
    expect(server.requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual(
      [true, true, false].map((preview) => ({ text: 'We are sorry.', accounts: [11, 12, 99], preview })),
    );
  });
});
