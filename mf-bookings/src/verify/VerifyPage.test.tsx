import { screen } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { session } from 'shared-api/http';
import { aClient, aStaffMember, fakeApi, refuses, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { VerifyPage } from './VerifyPage.tsx';

const code = 'MZXW6YTBOJTG633CMFZGM33PMI';
const facts = { service: 'Arrival', airport: 'Lagos (LOS)', date: '2026-11-24', passengers: 3 };
const show = (answer: Parameters<typeof fakeApi>[0][number], read = code) => {
  const server = fakeApi([answer]);
  return { server, ...renderPortal(<VerifyPage />, { path: '/v/:code', route: `/v/${read}` }) };
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

it('whoever holds it reads where the passengers are met, sees its picture and can call', async () => {
  session.signIn('token', aClient());
  const picture = '/api/meeting-pictures/13?v=1';
  show(paper({ ...facts, meetingPoint: 'Arrivals hall, door B', dutyPhone: '0803 123 4567', picture }));
  expect(await screen.findByText('Arrivals hall, door B')).toBeVisible();
  expect(screen.getByRole('img', { name: 'The meeting point' })).toHaveAttribute('src', picture);
  expect(screen.getByRole('link', { name: '0803 123 4567' })).toHaveAttribute('href', 'tel:08031234567');
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

const receipt = {
  kind: 'receipt',
  number: '2026-000123',
  date: '2026-10-02',
  amount: 120_000,
  name: 'S••••• C•••••••••• Ltd',
  authority: 'National Airports Authority',
} as const;

it.each([
  [{ ...receipt, state: 'paid' }, 'Issued by this portal, paid'],
  [{ ...receipt, state: 'paid', givenBack: 30_000 }, 'Paid, ₦30,000.00 given back'],
  [{ ...receipt, kind: 'invoice', state: 'unpaid' }, 'Issued by this portal, not paid yet'],
  [{ ...receipt, kind: 'invoice', state: 'cancelled' }, 'Cancelled: nothing is to be paid'],
  [{ ...receipt, kind: 'invoice', state: 'expired' }, 'Expired: nothing is to be paid'],
  [{ ...receipt, state: 'cancelled', givenBack: 30_000 }, 'Cancelled, ₦30,000.00 given back'],
  [{ ...receipt, state: 'cancelled', givenBack: 0 }, 'Cancelled, nothing given back'],
  [{ ...receipt, kind: 'credit', state: 'issued' }, 'Issued by this portal'],
  [{ ...receipt, state: 'replaced', replacedAt: '2026-11-21T09:00:00Z' }, 'Replaced on 21st November, 2026'],
] as const)(
  'another paper says what it said when it was issued, and how it stands: %#',
  async (told, text) => {
    session.signIn('token', aStaffMember('Protocol Officer'));
    show(paper(told));
    expect(await screen.findByText(text)).toBeVisible();
    for (const fact of ['2026-000123', '2nd October, 2026', '₦120,000.00', 'S••••• C•••••••••• Ltd'])
      expect(screen.getByText(fact)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open at the desk' })).not.toBeInTheDocument();
  },
);

it('a statement says its days and its closing balance', async () => {
  show(
    paper({
      ...receipt,
      kind: 'statement',
      state: 'issued',
      from: '2026-10-01',
      date: '2026-10-31',
      amount: 370_000,
    }),
  );
  expect(await screen.findByRole('heading', { name: 'Statement' })).toBeVisible();
  for (const fact of ['1st October, 2026', '31st October, 2026', 'Closing balance', '₦370,000.00'])
    expect(screen.getByText(fact)).toBeVisible();
});

it('that cannot be looked up is not said to be unknown, and is asked for again', async () => {
  show(refuses(api.verifyCode, 500));
  expect(await screen.findByText('The paper could not be loaded.')).toBeVisible();
});

it.each([
  `${code}/`,
  `${code.toLowerCase()}?utm_source=letter`,
  `${code}#top`,
  `${code}.`,
  `%20${code}%0A`,
  `%E2%80%9C${code}%E2%80%9D`,
])('the code of an address that was read as /v/%s is the one that is asked for', async (read) => {
  const { server } = show(paper(facts), read);
  expect(await screen.findByText('Valid voucher')).toBeVisible();
  expect(server.of(api.verifyCode).map(({ url }) => url.pathname)).toEqual([`/api/verify/${code}`]);
});

it.each(['K7MX-2QPD', code.slice(0, 20), 'CODE'])(
  'an address that holds %s alone makes no claim about the paper',
  async (read) => {
    const { server } = show(refuses(api.verifyCode, 404), read);
    expect(await screen.findByText('No code in this')).toBeVisible();
    expect(screen.queryByText(/Not issued/)).not.toBeInTheDocument();
    expect(server.of(api.verifyCode)).toEqual([]);
  },
);
