import { screen } from '@testing-library/react';
import { builtInPublicSettings, privacyNotice, readPublicSettings } from 'shared-api/contract';
import { fakeApi, refuses, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { PrivacyPage } from './PrivacyPage.tsx';

const signIns = {
  what: 'Sign-ins',
  purpose: 'To let nobody else in',
  ground: 'contract' as const,
  kept: ['as long as the account', '30 days after they end'],
};
const settings = replies(readPublicSettings, builtInPublicSettings);

test('says what is kept, why, on which ground and how long, and which offices to ask for more', async () => {
  fakeApi([settings, replies(privacyNotice, [signIns])]);
  renderPortal(<PrivacyPage />);
  expect((await screen.findByText('Sign-ins.')).closest('li')).toHaveTextContent(
    'Sign-ins. To let nobody else in, because of what you book. Kept as long as the account; 30 days after they end.',
  );
  const addresses = screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('mailto:'));
  expect(addresses).toEqual(builtInPublicSettings.authority.offices.map(({ email }) => `mailto:${email}`));
});

test('says so when the list cannot be fetched, and fetches it on a press', async () => {
  let isDown = true;
  fakeApi([
    settings,
    {
      endpoint: privacyNotice,
      answer: (request) =>
        (isDown ? refuses(privacyNotice, 500) : replies(privacyNotice, [signIns])).answer(request),
    },
  ]);
  const { user } = renderPortal(<PrivacyPage />);
  const again = await screen.findByRole('button', { name: /again|retry/i });
  isDown = false;
  await user.click(again);
  expect(await screen.findByText('Sign-ins.')).toBeVisible();
});
