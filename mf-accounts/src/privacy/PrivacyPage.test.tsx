import { screen, waitFor } from '@testing-library/react';
import {
  askAboutData,
  builtInPublicSettings,
  privacyNotice,
  publicNotices,
  readPublicSettings,
  readText,
} from 'shared-api/contract';
import { fakeApi, refuses, replies } from 'shared-api/testing';
import { choose, fill, renderPortal } from 'shared-ui/testing';
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

test('names the Data Protection Officer and who gets data, as far as they are set', async () => {
  const privacy = {
    officer: 'Mike November',
    email: 'officer@portal.example',
    telephone: '',
    recipients: [
      { name: 'Gateway', purpose: 'Payments', country: 'Nigeria' },
      { name: 'Post', purpose: 'Letters', country: 'Ireland', ground: 'A contract' },
    ],
    needDays: 30,
  };
  fakeApi([
    replies(readPublicSettings, { ...builtInPublicSettings, privacy }),
    replies(privacyNotice, [signIns]),
  ]);
  renderPortal(<PrivacyPage />);
  const rows = await screen.findAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Ground of a transfer abroad'),
    expect.stringMatching(/Gateway.*Payments.*Nigeria.*None/),
    expect.stringMatching(/Post.*Letters.*Ireland.*A contract/),
  ]);
  expect(screen.getByText(/^Data Protection Officer/)).toHaveTextContent(
    'Mike November, officer@portal.example',
  );
});

test('the text of the authority stands in place of the sample, with the values of the settings', async () => {
  const texts = { ...builtInPublicSettings.texts, privacy: '2026-12-01' };
  fakeApi([
    replies(readPublicSettings, { ...builtInPublicSettings, texts }),
    replies(readText, {
      kind: 'privacy',
      version: '2026-12-01',
      text: 'What {authorityName} keeps',
      validFrom: '2026-12-01T00:00:00.000Z',
    }),
    replies(privacyNotice, [signIns]),
  ]);
  renderPortal(<PrivacyPage />);
  expect(await screen.findByText(`What ${builtInPublicSettings.authority.name} keeps`)).toBeVisible();
  expect(screen.queryByText('Sample wording for legal review')).toBeNull();
});

test('a version that does not exist is told once, with a link to the present one', async () => {
  fakeApi([settings, refuses(readText, 404, { code: 'not_found' }), replies(privacyNotice, [signIns])]);
  const { user } = renderPortal(<PrivacyPage />, { route: '/privacy?version=1999' });
  expect(await screen.findByText('There is no version 1999.')).toBeVisible();
  expect(screen.queryByText(/^The text could not be/)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Read the present version' }));
  expect(await screen.findByText('Sample wording for legal review')).toBeVisible();
});

test('anybody asks about their data, and reads the sentence that everybody reads', async () => {
  const server = fakeApi([
    settings,
    replies(privacyNotice, []),
    replies(publicNotices, []),
    {
      endpoint: askAboutData,
      answer: () =>
        new Response(JSON.stringify({ data: {}, errors: [], message: 'We have your request.' }), {
          headers: { 'Content-Type': 'application/json' },
        }),
    },
  ]);
  const { user } = renderPortal(<PrivacyPage />);
  await choose(user, await screen.findByLabelText(/^You ask for/), 'A copy of my data');
  await fill(user, screen.getByLabelText(/^Your name/), 'Zulu Traveller');
  await fill(user, screen.getByLabelText(/^Your e-mail/), 'by the gate');
  await fill(user, screen.getByLabelText(/^Your request/), 'What do you keep?');
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect((await screen.findAllByText('Enter an e-mail address or a telephone number'))[0]).toBeVisible();
  await user.clear(screen.getByLabelText(/^Your e-mail/));
  await fill(user, screen.getByLabelText(/^Your e-mail/), '08031234567');
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText('We have your request.')).toBeVisible();
  await waitFor(() =>
    expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      kind: 'access',
      name: 'Zulu Traveller',
      contact: '08031234567',
      text: 'What do you keep?',
    }),
  );
});

test('shows the public notices of breaches', async () => {
  fakeApi([
    settings,
    replies(privacyNotice, []),
    replies(publicNotices, [{ text: 'Passengers of 1 November: …', date: '2026-11-02T08:00:00.000Z' }]),
  ]);
  renderPortal(<PrivacyPage />);
  expect(await screen.findByText('Passengers of 1 November: …')).toBeVisible();
});
