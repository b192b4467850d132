import { act, fireEvent, screen, within } from '@testing-library/react';
import { openSurvey, sendFeedback } from 'shared-api/contract';
import { session } from 'shared-api/http';
import { fails, fakeApi, hangs, refuses, replies } from 'shared-api/testing';
import { fill, renderPortal } from 'shared-ui/testing';
import { SurveyPage } from './SurveyPage.tsx';

const show = () =>
  renderPortal(<SurveyPage />, { route: '/customer-survey/abc123', path: '/customer-survey/:code' });
const answerable = replies(openSurvey, { expiresAt: '2026-12-24T10:00:00Z' });

/** The link is still valid, so the form opens. */
async function open(...handlers: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi([answerable, ...handlers]);
  const view = show();
  await screen.findByRole('button', { name: 'Submit survey' });
  return { ...view, api };
}
const rank = (label: RegExp) => screen.findByRole('slider', { name: label });
const submit = () => screen.getByRole('button', { name: 'Submit survey' });

beforeEach(() => session.signOut());

test('it asks for four ranks of 1 to 5, the future, and ideas, without a session [SURVEY-01] [SURVEY-02] [SURVEY-03] [SURVEY-04] [SURVEY-05] [SURVEY-06]', async () => {
  await open();
  for (const label of [/Overall satisfaction/, /Friendliness/, /Knowledge/, /Quickness/]) {
    expect(await rank(label)).toHaveAttribute('aria-valuemin', '1');
    expect(await rank(label)).toHaveAttribute('aria-valuemax', '5');
    expect(await rank(label)).toHaveAttribute('aria-valuenow', '1');
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

test.each([/Friendliness/, /Knowledge/, /Quickness/])(
  'the rank %s goes up from 1 to 5 one by one [SURVEY-03]',
  async (label) => {
    await open();
    const slider = await rank(label);
    const read = [2, 3, 4, 5, 5].map(() => {
      fireEvent.keyDown(slider, { key: 'ArrowRight', keyCode: 39 });
      return slider.getAttribute('aria-valuenow');
    });
    expect(read).toEqual(['2', '3', '4', '5', '5']);
  },
);

test('the answers that were given stay where the survey cannot be read again', async () => {
  const { user, queryClient } = await open();
  await user.click(screen.getByRole('radio', { name: 'MAYBE' }));
  fakeApi([refuses(openSurvey, 500)]);
  await act(() => queryClient.refetchQueries());
  expect(screen.getByRole('radio', { name: 'MAYBE' })).toBeChecked();
});

test('the answers that were given are sent with the code of the address, and the way leads home [SURVEY-04] [SURVEY-07] [SURVEY-08] [FEEDBACK-18]', async () => {
  const { user, location, api } = await open(replies(sendFeedback, { id: 1 }));
  const overall = await rank(/Overall satisfaction/);
  for (const keyCode of [39, 39, 39]) fireEvent.keyDown(overall, { key: 'ArrowRight', keyCode });
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
  const { user, api } = await open();
  await user.click(submit());
  expect(screen.getByRole('group', { name: /^Would you use/ })).toHaveAccessibleDescription(
    'Invalid selection',
  );
  expect(api.of(sendFeedback)).toHaveLength(0);
});

test.each([
  ['a refusal', () => refuses(sendFeedback, 400)],
  ['a reply without data', () => refuses(sendFeedback, 200, {})],
])('%s is shown, and the answers stay [SURVEY-09]', async (_, handler) => {
  const { user, location } = await open(handler());
  await user.click(screen.getByRole('radio', { name: 'YES' }));
  await fill(user, screen.getByLabelText('How can we improve our services?'), 'Shorter queues');
  await user.click(submit());
  expect(await screen.findByText('Survey submission failed')).toBeVisible();
  expect(location()).toBe('/customer-survey/abc123');
  expect(screen.getByLabelText('How can we improve our services?')).toHaveValue('Shorter queues');
});

test('while it is sent the overlay says so [NOTIFY-09]', async () => {
  const { user } = await open(hangs(sendFeedback));
  await user.click(screen.getByRole('radio', { name: 'NO' }));
  await user.click(submit());
  expect(await screen.findByText('Submitting survey')).toBeVisible();
});

test('a link that was used is refused before anything is typed, and once', async () => {
  const errors = ['This survey link is not valid any more'];
  fakeApi([refuses(openSurvey, 404, { code: 'not_found', errors })]);
  show();
  expect(await screen.findByText(/This survey link is not valid any more/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Submit survey' })).not.toBeInTheDocument();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});

test('a portal that does not answer is shown otherwise than a used link', async () => {
  fakeApi([fails(openSurvey)]);
  show();
  expect(await screen.findByRole('button', { name: /again|retry/i })).toBeVisible();
  expect(screen.queryByText(/not valid/)).not.toBeInTheDocument();
});
