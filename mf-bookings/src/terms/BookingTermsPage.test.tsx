import { screen } from '@testing-library/react';
import { termsVersions } from 'shared-api/rules';
import { renderPortal } from 'shared-ui/testing';
import { BookingTermsPage } from './BookingTermsPage.tsx';

test('the page shows the version that is accepted now to whoever reads it before booking', async () => {
  renderPortal(<BookingTermsPage />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms of booking' })).toBeVisible();
  expect(screen.getByText(`Version ${termsVersions.booking[0]}`)).toBeVisible();
});
