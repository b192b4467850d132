import { screen } from '@testing-library/react';
import type { User } from 'shared-api/accounts';
import * as api from 'shared-api/contract';
import { session } from 'shared-api/http';
import { aClient, aStaffMember, fails, fakeApi, type Handler, hangs, replies } from 'shared-api/testing';
import { fill, renderPortal } from 'shared-ui/testing';
import { FindDrawer } from './FindDrawer.tsx';
import { FoundClients } from './FoundClients.tsx';

const alfa = replies(api.listClients, [aClient({ business_Name: 'Alfa Limited' })], {
  pageNumber: 1,
  totalPages: 1,
  totalCount: 1,
} as never);

async function open(next: Handler) {
  session.signIn('token', aStaffMember('Finance Officer'));
  fakeApi([
    {
      endpoint: api.listClients,
      answer: (request) => (request.url.searchParams.get('search') === 'Alfa' ? alfa : next).answer(request),
    },
  ]);
  const { user } = renderPortal(
    <FindDrawer<User>
      button="Propose"
      title="Whose wallet?"
      label="Client’s name"
      found={(search, choose) => <FoundClients search={search} onChoose={choose} />}
      titleOf={() => 'Client'}
      form={() => null}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Propose' }));
  const field = await screen.findByRole('searchbox', { name: 'Client’s name' });
  await user.type(field, 'Alfa{Enter}');
  expect(await screen.findByRole('button', { name: 'Choose: Alfa Limited' })).toBeVisible();
  await user.clear(field);
  await fill(user, field, 'Bravo');
  return { user };
}

it('says when more match than are shown', async () => {
  const { user } = await open(replies(api.listClients, [aClient()], api.pageMeta(1, 11, 10)));
  expect(screen.queryByText(/^More match/)).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('More match: type more of the name')).toBeVisible();
});

it.each([
  ['comes', hangs(api.listClients), undefined],
  ['fails', fails(api.listClients), 'The clients could not be loaded.'],
  ['is nobody', replies(api.listClients, []), 'No client matches'],
])('nobody of the search before can be chosen while the answer %s', async (_, next, told) => {
  const { user } = await open(next);
  expect(screen.queryByRole('button', { name: /^Choose/ })).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  if (told) expect(await screen.findByText(told)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Choose/ })).not.toBeInTheDocument();
});
