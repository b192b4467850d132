import { screen } from '@testing-library/react';
import { session } from 'shared-api/http';
import { aStaffMember, fakeApi } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { PrivacyPage } from './PrivacyPage.tsx';

it('has a tab for requests and one for breaches', async () => {
  session.signIn('token', aStaffMember('Administrator'));
  fakeApi([]);
  const { user } = renderPortal(<PrivacyPage />, { route: '/app/privacy' });
  expect(await screen.findByText('Nobody has asked for anything')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Breaches' }));
  expect(await screen.findByText('No breach is known')).toBeVisible();
});
