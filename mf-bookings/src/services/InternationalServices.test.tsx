import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { permissionsOf } from 'shared-api/permissions';
import { aClient, aService, fakeApi, refuses, replies } from 'shared-api/testing';
import { fill, renderPortal } from 'shared-ui/testing';
import { signedIn } from '../testing/signedIn.ts';
import { ServicesPage } from './ServicesPage.tsx';

const request: api.InternationalRequest = {
  id: 5,
  reason: 'I fly to Accra every month',
  dateCreated: '2026-11-12T09:00:00.000Z',
  askedBy: 'Sample Client',
  granted: null,
  dateDecided: null,
  decisionReason: null,
};
const refused = {
  ...request,
  granted: false,
  dateDecided: '2026-11-13T09:00:00.000Z',
  decisionReason: 'No passport',
};
const sentence = 'International services are for clients of type International';

/** Once the client has asked, the server returns the new request in place of `last`. */
function show(last: api.InternationalRequest | null, answers = [replies(api.askInternational, request)]) {
  signedIn();
  let shown = last;
  const asking = answers.map(({ endpoint, answer }) => ({
    endpoint,
    answer: (seen: Parameters<typeof answer>[0]) => {
      shown = request;
      return answer(seen);
    },
  }));
  const server = fakeApi([
    replies(api.listServices, [aService()]),
    replies(api.internationalRequest, () => ({ international: false, request: shown })),
    ...asking,
  ]);
  return { ...renderPortal(<ServicesPage />), server };
}

it('a Domestic client asks for International services with a reason, once', async () => {
  const { user, server } = show(null);
  expect(await screen.findByText(sentence)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Ask for International services' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for International services' }));
  await user.click(dialog.getByRole('button', { name: 'Ask' }));
  expect(server.of(api.askInternational)).toHaveLength(0);
  await fill(user, dialog.getByLabelText(/^Reason/), 'I fly to Accra every month');
  await user.click(dialog.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByText(/^You asked on/)).toHaveTextContent(
    /^You asked on 12th November, 2026; we tell you by e.mail\.$/,
  );
  expect(server.of(api.askInternational)[0]?.body).toEqual({ reason: 'I fly to Accra every month' });
  expect(screen.queryByRole('button', { name: /^Ask/ })).not.toBeInTheDocument();
});

it('what cannot be asked for is told, and what was typed stays', async () => {
  const message = 'You have asked already: we tell you by e-mail';
  const { user } = show(null, [refuses(api.askInternational, 409, { message })]);
  await user.click(await screen.findByRole('button', { name: 'Ask for International services' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(user, dialog.getByLabelText(/^Reason/), 'I fly to Accra every month');
  await user.click(dialog.getByRole('button', { name: 'Ask' }));
  expect(await screen.findAllByText(message)).not.toHaveLength(0);
  expect(dialog.getByLabelText(/^Reason/)).toHaveValue('I fly to Accra every month');
});

it('a refusal stands there with its reason, and the client can ask again', async () => {
  const { user } = show(refused);
  expect(await screen.findByText('Your request was refused: No passport')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(await screen.findByRole('dialog', { name: 'Ask for International services' })).toBeVisible();
});

it('an International client reads none of it, though the session does not know yet', async () => {
  signedIn();
  const server = fakeApi([
    replies(api.listServices, [aService({ serviceTypeId: 2 })]),
    replies(api.internationalRequest, { international: true, request: { ...request, granted: true } }),
  ]);
  renderPortal(<ServicesPage />);
  expect(await screen.findByRole('article')).toHaveTextContent('International');
  await waitFor(() => expect(screen.queryByText(sentence)).not.toBeInTheDocument());
  expect(server.of(api.internationalRequest)).toHaveLength(1);
});

it('a Booker reads who can ask for them, and asks for nothing', async () => {
  signedIn(aClient({ memberRole: 'Booker', permissions: permissionsOf('Client', 'Booker') }));
  const server = fakeApi([replies(api.listServices, [aService()])]);
  renderPortal(<ServicesPage />);
  expect(await screen.findByText('Your organisation or a Deputy can ask for them.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Ask/ })).not.toBeInTheDocument();
  expect(server.requests).toHaveLength(1);
});
