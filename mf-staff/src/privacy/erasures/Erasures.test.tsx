import { screen, within } from '@testing-library/react';
import {
  approveErasure,
  type Erasure,
  listErasures,
  previewErasure,
  rejectErasure,
} from 'shared-api/erasures';
import { pageMeta, session } from 'shared-api/http';
import { aStaffMember, fakeApi, replies } from 'shared-api/testing';
import { fill, renderPortal } from 'shared-ui/testing';
import { Erasures } from './Erasures.tsx';

const me = aStaffMember('Administrator');

const waiting = (proposedBy: number): Erasure => ({
  id: 4,
  userId: 17,
  name: 'Kano Trading',
  waitsFor: [],
  reason: 'We no longer travel',
  status: 'Proposed',
  proposedBy: { id: proposedBy, name: 'Mike November' },
  dateCreated: '2026-03-02T09:00:00.000Z',
  decidedBy: null,
  dateDecided: null,
  decisionReason: null,
});

const dialogOf = (name: string) => screen.findByRole('dialog', { name });

function open(erasure: Erasure) {
  session.signIn('token', me);
  const api = fakeApi([
    replies(listErasures, [erasure], pageMeta(1, 1, 20)),
    replies(previewErasure, {
      name: 'Kano Trading',
      preview: {
        goes: [{ what: 'Passengers', count: 12 }],
        stays: [{ what: 'The ledger', why: 'The law on books' }],
        obstacles: [],
      },
    }),
    replies(approveErasure, { ...erasure, status: 'Approved' }),
    replies(rejectErasure, { ...erasure, status: 'Rejected' }),
  ]);
  return { api, ...renderPortal(<Erasures />, { route: '/app/privacy?tab=erasures' }) };
}

it('counts what goes and what stays before an Administrator erases what somebody else proposed', async () => {
  const { api, user } = open(waiting(me.id + 1));
  await user.click(await screen.findByRole('button', { name: /^Approve/ }));
  const asked = within(await dialogOf('Erase Kano Trading?'));
  expect(await asked.findByText('Passengers (12)')).toBeVisible();
  expect(asked.getByText('The ledger. The law on books.')).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Erase' }));
  expect(api.of(approveErasure)).toHaveLength(1);
});

it('an erasure that a service of another team has not done yet says for which it waits', async () => {
  open({ ...waiting(me.id + 1), status: 'Approved', waitsFor: ['lounge'] });
  expect(await screen.findByText('Waits for lounge')).toBeVisible();
});

it('whoever proposed an erasure withdraws it with a reason, and does not decide', async () => {
  const { api, user } = open(waiting(me.id));
  expect(await screen.findByText('Waits for somebody else')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Withdraw/ }));
  const given = within(await dialogOf('Withdraw'));
  await fill(user, given.getByLabelText(/^Reason/), 'Asked by mistake');
  await user.click(given.getByRole('button', { name: 'Withdraw' }));
  expect(api.of(rejectErasure).map(({ body }) => body)).toEqual([{ reason: 'Asked by mistake' }]);
});
