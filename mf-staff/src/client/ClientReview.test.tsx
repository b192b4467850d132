import { screen, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import type { AccountStatus } from 'shared-api/rules';
import { aClient, type Handler, replies } from 'shared-api/testing';
import { company, showClient } from './testing/showClient.tsx';

const papers = ['certificate.pdf', 'licence.pdf'].map((name, index) => ({
  id: index + 3,
  name,
  type: 'application/pdf',
  sizeBytes: 20_480,
}));

beforeEach(() => {
  URL.createObjectURL = () => 'blob:paper';
  URL.revokeObjectURL = () => undefined;
});

/** The company's fee is unpaid, and other applicants wait after the company. */
function showReview(waiting: readonly number[] = [7, 8], role = 'Registration Officer') {
  const opened = new Set<number>();
  let status: AccountStatus = 'Processing';
  const handlers: Handler[] = [
    replies(api.userById, () => ({
      ...company,
      status,
      emailVerified: true,
      registrationFee: { amount: 50_000, status: 'Unpaid' },
      clientFiles: papers.map((paper) => ({ ...paper, opened: opened.has(paper.id) })),
    })),
    {
      endpoint: api.clientFileContent,
      answer: ({ url }) => {
        opened.add(Number(url.pathname.split('/').at(-1)));
        return new Response('%PDF');
      },
    },
    replies(api.listClients, () =>
      waiting
        .filter((id) => id !== 7 || status === 'Processing')
        .map((id) => aClient({ id, firstName: `Client${id}`, status: 'Processing' })),
    ),
    replies(api.changeAccountStatus, () => {
      status = 'Active';
      return { ...company, status };
    }),
  ];
  return showClient(handlers, { tab: 'review', role });
}

const checks = async () =>
  within(await screen.findByRole('list', { name: 'Before the approval' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.trim());

it('a review has the papers beside the facts, and ticks what has been seen [STAFF-04] [STAFF-13]', async () => {
  const { user } = showReview();
  expect(await screen.findByTitle('certificate.pdf')).toBeVisible();
  expect(await screen.findByText('Documents seen: 1 of 2')).toBeVisible();
  expect(await checks()).toEqual([
    'E-mail address verified',
    'Registration fee: ₦50,000.00, Unpaid',
    'Documents seen: 1 of 2',
  ]);
  await user.click(screen.getByRole('button', { name: 'Next paper' }));
  expect(await screen.findByTitle('licence.pdf')).toBeVisible();
  expect(await screen.findByText('Documents seen: 2 of 2')).toBeVisible();
});

it('a decision names the unpaid fee, and leads on to who has waited longest [STAFF-13]', async () => {
  const { user, server, location } = showReview();
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('The registration fee of ₦50,000.00 is not paid.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Status changed successfully')).toBeVisible();
  expect(server.of(api.changeAccountStatus)[0]?.body).toEqual({ Id: 7, Status: 'Active' });
  await user.click(await screen.findByRole('link', { name: /^Next applicant: Client8/ }));
  expect(location()).toBe('/app/client/8?tab=review');
});

it('a review says when nobody else waits', async () => {
  showReview([7]);
  expect(await screen.findByText('Nobody else waits')).toBeVisible();
});

it('whoever may not decide sees no review', async () => {
  showReview([7], 'Finance Officer');
  await screen.findByRole('heading', { name: 'Sample Company Ltd', level: 1 });
  expect(screen.queryByRole('tab', { name: 'Review' })).not.toBeInTheDocument();
});
