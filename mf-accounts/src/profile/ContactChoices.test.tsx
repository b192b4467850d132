import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseContact, contactChoices, giveSmsNumber, removeSmsNumber } from 'shared-api/messages';
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

it('where SMS are offered the own number gets them once its code is entered, and no more at one press', async () => {
  let number: string | null = null;
  const server = fakeApi([
    replies(contactChoices, () => ({ surveys: true, sms: { number } })),
    replies(giveSmsNumber, ({ body }) => {
      if ((body as { code?: string }).code) number = '+2348031234567';
      return {};
    }),
    replies(removeSmsNumber, () => {
      number = null;
      return {};
    }),
  ]);
  renderPortal(<ContactChoices />);
  await userEvent.click(await screen.findByRole('button', { name: 'Get SMS' }));
  await userEvent.type(await screen.findByLabelText(/^Mobile number of Nigeria/), '0803 123 4567');
  await userEvent.click(screen.getByRole('button', { name: 'Send a code' }));
  await userEvent.type(await screen.findByLabelText(/^Code/), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send me no SMS' }));
  expect(await screen.findByRole('button', { name: 'Get SMS' })).toBeVisible();
  expect(server.of(giveSmsNumber).map(({ body }) => body)).toEqual([
    { number: '08031234567' },
    { number: '08031234567', code: '123456' },
  ]);
});

it('where SMS are not offered nothing of them shows', async () => {
  fakeApi([replies(contactChoices, { surveys: true })]);
  renderPortal(<ContactChoices />);
  expect(await screen.findByRole('button', { name: 'Send me no surveys' })).toBeVisible();
  expect(screen.queryByText(/SMS/)).toBeNull();
});
