import { screen } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { session } from 'shared-api/http';
import { aClient, aStaffMember, fakeApi, refuses, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { VerifyPage } from './VerifyPage.tsx';

const code = 'MZXW6YTBOJTG633CMFZGM33PMI';
const facts = { service: 'Arrival', airport: 'Lagos (LOS)', date: '2026-11-24', passengers: 3 };
const show = (answer: Parameters<typeof fakeApi>[0][number]) => {
  fakeApi([answer]);
  return renderPortal(<VerifyPage />, { path: '/v/:code', route: `/v/${code}` });
};
const paper = (own: Partial<api.VerifiedPaper>) =>
  replies(api.verifyCode, { kind: 'voucher', state: 'valid', ...own });

it('a valid voucher says for what and when, and leads an officer to the desk', async () => {
  session.signIn('token', aStaffMember('Protocol Officer'));
  show(paper(facts));
  expect(await screen.findByText('Valid voucher')).toBeVisible();
  for (const text of ['Arrival', 'Lagos (LOS)', '24th November, 2026', '3'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open at the desk' })).toHaveAttribute(
    'href',
    `/app/desk/bookings?code=${code}`,
  );
});

it('one that was replaced says since when, with the facts of today', async () => {
  session.signIn('token', aClient());
  show(paper({ ...facts, state: 'replaced', replacedAt: '2026-11-21T09:00:00Z' }));
  expect(await screen.findByText('Replaced on 21st November, 2026')).toBeVisible();
  expect(screen.getByText('Arrival')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open at the desk' })).not.toBeInTheDocument();
});

it.each([
  ['ended', paper({ state: 'ended' }), 'This voucher is not valid any more'],
  ['used', paper({ state: 'used' }), 'This service was rendered'],
  ['unknown', refuses(api.verifyCode, 404), 'Not issued by this portal'],
])('one that is %s says only that', async (_, answer, text) => {
  show(answer);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText('Passengers')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('that cannot be looked up is not said to be unknown, and is asked for again', async () => {
  show(refuses(api.verifyCode, 500));
  expect(await screen.findByText('The voucher could not be loaded.')).toBeVisible();
});
