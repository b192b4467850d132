import { screen, within } from '@testing-library/react';
import {
  askErasure,
  type ErasurePreview,
  ownErasure,
  proveErasure,
  withdrawErasure,
} from 'shared-api/erasures';
import { session } from 'shared-api/http';
import { aClient, fakeApi, replies } from 'shared-api/testing';
import { fill, renderPortal } from 'shared-ui/testing';
import { EraseAccount } from './EraseAccount.tsx';

const free: ErasurePreview = {
  goes: [{ what: 'Passengers', count: 12 }],
  stays: [{ what: 'The ledger', why: 'The law on books' }],
  obstacles: [],
};

const dialogOf = (name: string) => screen.findByRole('dialog', { name });

function open(preview: ErasurePreview, askedAt: string | null = null) {
  session.signIn('token', aClient());
  const api = fakeApi([
    replies(ownErasure, { askedAt, preview }),
    replies(proveErasure, { by: 'mail' }),
    replies(askErasure, {}),
    replies(withdrawErasure, {}),
  ]);
  return { api, ...renderPortal(<EraseAccount />) };
}

it('asks for the erasure with a reason and a code of the own, after saying what goes and what stays', async () => {
  const { api, user } = open(free);
  await user.click(await screen.findByRole('button', { name: 'Erase my account' }));
  const form = within(await dialogOf('Ask for the erasure of your account'));
  expect(form.getByText('Passengers (12)')).toBeVisible();
  expect(form.getByText('The ledger. The law on books.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Ask for erasure' }));
  expect(form.getByLabelText(/^Code/)).toHaveAccessibleDescription(/Enter the code/);
  await fill(user, form.getByLabelText(/^Reason/), 'We no longer travel');
  await fill(user, form.getByLabelText(/^Code/), ' 123456 ');
  await user.click(form.getByRole('button', { name: 'Ask for erasure' }));
  expect(api.of(askErasure).map(({ body }) => body)).toEqual([
    { code: '123456', reason: 'We no longer travel' },
  ]);
});

it('says the way out of each obstacle in place of the button', async () => {
  const message = 'The wallet holds ₦10.00: all of it is paid out first';
  open({ ...free, obstacles: [{ code: 'open_balance', message }] });
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Erase my account' })).not.toBeInTheDocument();
});

it('is taken back while it waits', async () => {
  const { api, user } = open(free, '2026-03-02T09:00:00.000Z');
  await user.click(await screen.findByRole('button', { name: 'Keep my account' }));
  expect(api.of(withdrawErasure)).toHaveLength(1);
});
