import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stopSms } from 'shared-api/messages';
import { fakeApi, refuses, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { StopPage } from './StopPage.tsx';

const open = () => renderPortal(<StopPage />, { route: '/s/0abcdefghij', path: '/s/:code' });

it('stops nothing until the button is pressed, and says then that it is for good', async () => {
  const server = fakeApi([replies(stopSms, {})]);
  open();
  expect(server.of(stopSms)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Stop SMS' }));
  expect(await screen.findByText(/This number is never texted again/)).toBeVisible();
  expect(server.of(stopSms).map(({ url }) => url.pathname)).toEqual(['/api/stop/0abcdefghij']);
});

it('a link that is not known is told, and the button stays', async () => {
  fakeApi([refuses(stopSms, 404, { message: 'This link is not known' })]);
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Stop SMS' }));
  expect(await screen.findByText('This link is not known')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop SMS' })).toBeEnabled();
});
