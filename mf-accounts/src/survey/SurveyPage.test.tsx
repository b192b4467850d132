import { fireEvent, screen, within } from '@testing-library/react';
import { session } from 'shared-api';
import { sendFeedback } from 'shared-api/contract';
import { fakeApi, hangs, refuses, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { SurveyPage } from './SurveyPage.tsx';

const open = () =>
  renderPortal(<SurveyPage />, { route: '/customer-survey/abc123', path: '/customer-survey/:code' });
const rank = (label: RegExp) => screen.getByRole('slider', { name: label });
const submit = () => screen.getByRole('button', { name: 'Submit survey' });

beforeEach(() => session.signOut());

test('it asks for four ranks of 1 to 5, the future, and ideas, without a session [SURVEY-01] [SURVEY-02] [SURVEY-03] [SURVEY-04] [SURVEY-05] [SURVEY-06]', () => {
  open();
  for (const label of [/Overall satisfaction/, /Friendliness/, /Knowledge/, /Quickness/]) {
    expect(rank(label)).toHaveAttribute('min', '1');
    expect(rank(label)).toHaveAttribute('max', '5');
    expect(rank(label)).toHaveAttribute('step', '1');
    expect(rank(label)).toHaveValue('1');
  }
  const future = screen.getByRole('group', { name: /^Would you use our service in the future\?/ });
  expect(
    within(future)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent),
  ).toEqual(['YES', 'NO', 'MAYBE']);
  expect(screen.getByLabelText('How can we improve our services?')).toBeVisible();
  expect(submit()).toBeVisible();
});

test('the answers that were given are sent with the code of the address, and the way leads home [SURVEY-04] [SURVEY-07] [SURVEY-08] [FEEDBACK-18]', async () => {
  const api = fakeApi([replies(sendFeedback, { id: 1 })]);
  const { user, location } = open();
  fireEvent.change(rank(/Overall satisfaction/), { target: { value: '4' } });
  await user.click(screen.getByRole('radio', { name: 'MAYBE' }));
  await user.click(submit());
  expect(await screen.findByText('Survey submitted successfully')).toBeVisible();
  expect(location()).toBe('/');
  expect(api.of(sendFeedback)[0]?.body).toEqual({
    OverallSatisfaction: 4,
    EOptions: 2,
    ActivationCode: 'abc123',
  });
});

test('the question about the future must be answered', async () => {
  const api = fakeApi([]);
  const { user } = open();
  await user.click(submit());
  expect(screen.getByRole('group', { name: /^Would you use/ })).toHaveAccessibleDescription(
    'Invalid selection',
  );
  expect(api.requests).toHaveLength(0);
});

test.each([
  ['a refusal', () => refuses(sendFeedback, 400)],
  ['a reply without data', () => refuses(sendFeedback, 200, {})],
])('%s is told, and the answers stay [SURVEY-09]', async (_, handler) => {
  fakeApi([handler()]);
  const { user, location } = open();
  await user.click(screen.getByRole('radio', { name: 'YES' }));
  await user.type(screen.getByLabelText('How can we improve our services?'), 'Shorter queues');
  await user.click(submit());
  expect(await screen.findByText('Survey submission failed')).toBeVisible();
  expect(location()).toBe('/customer-survey/abc123');
  expect(screen.getByLabelText('How can we improve our services?')).toHaveValue('Shorter queues');
});

test('while it is sent the overlay says so [NOTIFY-09]', async () => {
  fakeApi([hangs(sendFeedback)]);
  const { user } = open();
  await user.click(screen.getByRole('radio', { name: 'NO' }));
  await user.click(submit());
  expect(await screen.findByText('Submitting survey')).toBeVisible();
});
