import { screen, within } from '@testing-library/react';
import { listTexts, publishText } from 'shared-api/contract';
import { session } from 'shared-api/http';
import { aStaffMember, fakeApi, replies } from 'shared-api/testing';
import { choose, fill, renderPortal } from 'shared-ui/testing';
import { Texts } from './Texts.tsx';

const published = {
  kind: 'booking' as const,
  version: '2026-12-01',
  text: '# Payment',
  validFrom: '2026-12-01T00:00:00.000Z',
  approvedBy: 'Legal Unit',
};
beforeEach(() => session.signIn('token', aStaffMember('Administrator')));

it('lists every version with the way to its very text', async () => {
  fakeApi([replies(listTexts, [published])]);
  renderPortal(<Texts />);
  const version = await screen.findByRole('link', { name: '2026-12-01' });
  expect(version).toHaveAttribute('href', '/booking-terms?version=2026-12-01');
});

it('a text is read as people will read it before it is published', async () => {
  const api = fakeApi([replies(listTexts, []), replies(publishText, published)]);
  const { user } = renderPortal(<Texts />);
  expect(await screen.findByText('None is published: the sample wording holds')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Publish a text' }));
  const dialog = await screen.findByRole('dialog', { name: 'Publish a text' });
  await choose(user, within(dialog).getByRole('combobox', { name: /^Text/ }), 'Terms of booking');
  await fill(
    user,
    within(dialog).getByLabelText(/Wording/),
    '# Payment\n\nUntil {cancellationHours} hours before.\n\n- in naira',
  );
  await fill(user, within(dialog).getByLabelText(/Approved by/), 'Legal Unit');
  const preview = within(dialog).getByRole('region', { name: 'Preview' });
  expect(within(preview).getByRole('heading', { name: 'Payment' })).toBeVisible();
  expect(preview).toHaveTextContent('Until 6 hours before.');
  expect(within(preview).getByRole('listitem')).toHaveTextContent('in naira');
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
  await screen.findByRole('button', { name: 'Publish a text' });
  expect(api.of(publishText).map(({ body }) => body)).toEqual([
    { kind: 'booking', text: expect.stringContaining('{cancellationHours}'), approvedBy: 'Legal Unit' },
  ]);
});
