import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { aClient, refuses, replies } from 'shared-api/testing';
import { fill } from 'shared-ui/testing';
import { showClient } from './testing/showClient.tsx';

const client = aClient({ id: 7 });
const request: api.InternationalRequest = {
  id: 5,
  reason: 'I fly to Accra every month',
  dateCreated: '2026-11-12T09:00:00.000Z',
  askedBy: 'Sample Client',
  granted: null,
  dateDecided: null,
  decisionReason: null,
};
const decided = {
  ...request,
  granted: true,
  dateDecided: '2026-11-13T09:00:00.000Z',
  decisionReason: 'Seen',
};
const asked = replies(api.internationalRequest, { international: false, request });

it.each([
  ['Make International', true],
  ['Refuse', false],
])('an officer reads why a client asks, and can %s with a reason', async (label, granted) => {
  let data: api.InternationalRequest = request;
  const { user, server } = showClient([
    replies(api.userById, client),
    replies(api.internationalRequest, () => ({ international: false, request: data })),
    replies(api.decideInternational, () => {
      data = decided;
      return data;
    }),
  ]);
  expect(await screen.findByText('Asks for International services')).toBeVisible();
  expect(screen.getByText('I fly to Accra every month')).toBeVisible();
  expect(screen.getByText(/^Sample Client,/)).toHaveTextContent('12th November, 2026');
  expect(server.of(api.internationalRequest)[0]?.url.search).toBe('?clientId=7');
  await user.click(screen.getByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('dialog', { name: label }));
  await user.click(dialog.getByRole('button', { name: label }));
  expect(server.of(api.decideInternational)).toHaveLength(0);
  await fill(user, dialog.getByLabelText(/^Reason/), 'Passport seen');
  await user.click(dialog.getByRole('button', { name: label }));
  await waitFor(() => expect(screen.queryByText('Asks for International services')).not.toBeInTheDocument());
  const [sent] = server.of(api.decideInternational);
  expect(sent?.url.pathname).toBe('/api/international-requests/5/decision');
  expect(sent?.body).toEqual({ granted, reason: 'Passport seen' });
});

it('a colleague was faster: the officer reads it, and what was typed stays', async () => {
  const message = 'The request was granted already';
  const { user } = showClient([
    replies(api.userById, client),
    asked,
    refuses(api.decideInternational, 409, { message, code: 'already_resolved' }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Refuse' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuse' }));
  await fill(user, dialog.getByLabelText(/^Reason/), 'No passport');
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(await screen.findAllByText(message)).not.toHaveLength(0);
  expect(dialog.getByLabelText(/^Reason/)).toHaveValue('No passport');
});

it.each([
  ['once it is decided', {}, decided, 'Registration Officer'],
  ['of an International client', { clientTypeId: 2 }, request, 'Registration Officer'],
  ['for those who may not decide', {}, request, 'Finance Officer'],
])('nothing of it stands there %s', async (_, own, last, role) => {
  const answers = [
    replies(api.userById, { ...client, ...own }),
    replies(api.internationalRequest, { international: false, request: last }),
  ];
  const { queryClient } = showClient(answers, { role });
  expect(await screen.findByRole('heading', { level: 1, name: 'Sample Client' })).toBeVisible();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText('Asks for International services')).not.toBeInTheDocument();
});
