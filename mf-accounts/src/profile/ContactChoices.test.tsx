import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseContact, contactChoices } from 'shared-api/messages';
import { fakeApi, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { ContactChoices } from './ContactChoices.tsx';

it('surveys are turned off by one press, and on as easily', async () => {
  let surveys = true;
  const server = fakeApi([
    replies(contactChoices, () => ({ surveys })),
    replies(chooseContact, ({ body }) => {
      surveys = (body as { surveys: boolean }).surveys;
      return { surveys };
    }),
  ]);
  renderPortal(<ContactChoices />);
  await userEvent.click(await screen.findByRole('button', { name: 'Send me no surveys' }));
  expect(await screen.findByText('You get no invitations to surveys.')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Send me surveys again' }));
  expect(await screen.findByRole('button', { name: 'Send me no surveys' })).toBeVisible();
  expect(server.of(chooseContact).map(({ body }) => body)).toEqual([{ surveys: false }, { surveys: true }]);
});
