import { screen } from '@testing-library/react';
import { builtInPublicSettings, readPublicSettings } from 'shared-api/contract';
import { fakeApi, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { PrivacyPage } from './PrivacyPage.tsx';

test('says how long each kind of data is kept, and which offices to ask for more', () => {
  fakeApi([replies(readPublicSettings, builtInPublicSettings)]);
  renderPortal(<PrivacyPage />);
  expect(screen.getByText('Sessions and mailed links:').closest('li')).toHaveTextContent(
    '30 days after they end',
  );
  const addresses = screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('mailto:'));
  expect(addresses).toEqual(builtInPublicSettings.authority.offices.map(({ email }) => `mailto:${email}`));
});
