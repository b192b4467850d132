import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { sendFeedback } from 'shared-api/contract';
import { session } from 'shared-api/http';
import { aClient, aStaffMember, fakeApi, hangs, refuses, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { FeedbackModal } from './FeedbackModal.tsx';

const questions = {
  isHelpful: /professional/,
  processFollowed: /process followed/,
  wouldUseAgain: /use the service again/,
  wouldRecommendService: /recommend/,
} as const;

const submit = () => screen.getByRole('button', { name: 'Submit feedback' });
const answer = async (user: UserEvent, question: RegExp, text: string) =>
  user.click(within(screen.getByRole('group', { name: question })).getByRole('radio', { name: text }));

/** A question shows its message once the focus has left it without an answer. */
async function leave(user: UserEvent, group: HTMLElement) {
  act(() => within(group).getAllByRole('radio')[0]?.focus());
  await user.tab();
}

async function openAsked() {
  localStorage.setItem('showFeedbackForm', 'true');
  localStorage.setItem('airportId', '3');
  const view = renderPortal(<FeedbackModal />);
  await screen.findByRole('dialog', { name: 'Client Feedback Form' });
  return view;
}

async function fillWorst(user: UserEvent) {
  for (const question of Object.values(questions)) await answer(user, question, 'No');
  await user.click(screen.getByRole('radio', { name: 'Poor' }));
  await user.type(screen.getByLabelText(/^Your feedback/), 'Slow');
}

beforeEach(() => {
  session.signOut();
  session.signIn('a-token', aClient());
  fakeApi([]);
});

test('it opens when the flag is true, for a client [FEEDBACK-01]', async () => {
  await openAsked();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test.each([null, 'false', '1'])('it stays closed when the flag is %s [FEEDBACK-02]', (flag) => {
  if (flag) localStorage.setItem('showFeedbackForm', flag);
  renderPortal(<FeedbackModal />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('staff are not asked', () => {
  session.signIn('a-token', aStaffMember('Administrator'));
  localStorage.setItem('showFeedbackForm', 'true');
  renderPortal(<FeedbackModal />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('only No and Poor is a valid answer; untouched ranks stand at 1 and are not sent, the airport goes from storage [FEEDBACK-03] [FEEDBACK-04] [FEEDBACK-05] [FEEDBACK-06] [FEEDBACK-07] [FEEDBACK-14]', async () => {
  const api = fakeApi([replies(sendFeedback, { id: 1 })]);
  const { user } = await openAsked();
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  for (const slider of await screen.findAllByRole('slider'))
    expect(slider).toHaveAttribute('aria-valuenow', '1');
  await fillWorst(user);
  expect(submit()).not.toHaveAttribute('aria-disabled');
  await user.click(submit());
  expect(await screen.findByText('Feedback submitted successfully')).toBeVisible();
  expect(api.of(sendFeedback)[0]?.body).toEqual({
    eOptions: 1,
    isHelpful: 0,
    processFollowed: 0,
    wouldUseAgain: 0,
    wouldRecommendService: 0,
    qualityRating: 0,
    feedbackText: 'Slow',
    airportId: 3,
  });
});

test('a success closes it and forgets flag and airport [FEEDBACK-16] [FEEDBACK-17]', async () => {
  fakeApi([replies(sendFeedback, { id: 1 })]);
  const { user } = await openAsked();
  await fillWorst(user);
  await user.click(submit());
  expect(await screen.findByText('Feedback submitted successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(localStorage.getItem('showFeedbackForm')).toBeNull();
  expect(localStorage.getItem('airportId')).toBeNull();
});

test('a failure is shown, and form, text and flag stay [FEEDBACK-19]', async () => {
  fakeApi([refuses(sendFeedback, 500)]);
  const { user } = await openAsked();
  await fillWorst(user);
  await user.click(submit());
  expect(await screen.findByText('Feedback submission failed')).toBeVisible();
  expect(screen.getByLabelText(/^Your feedback/)).toHaveValue('Slow');
  expect(localStorage.getItem('showFeedbackForm')).toBe('true');
});

test('closing removes the flag [FEEDBACK-15]', async () => {
  const { user } = await openAsked();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(localStorage.getItem('showFeedbackForm')).toBeNull();
});

test('what is missing is said at each question [FEEDBACK-08] [FEEDBACK-09] [FEEDBACK-10] [FEEDBACK-11] [FEEDBACK-12] [FEEDBACK-13]', async () => {
  const { user } = await openAsked();
  await user.click(screen.getByRole('radio', { name: 'Good' }));
  const texts: [RegExp, string][] = [
    [questions.isHelpful, 'Please provide feedback on staff professionalism'],
    [questions.processFollowed, 'Please provide feedback on the protocol process'],
    [questions.wouldUseAgain, 'Please specify if you will use the service again'],
    [questions.wouldRecommendService, 'Please provide feedback on recommendations'],
  ];
  for (const [question, text] of texts) {
    const group = screen.getByRole('group', { name: question });
    await leave(user, group);
    expect(group).toHaveAccessibleDescription(text);
  }
  await user.click(screen.getByLabelText(/^Your feedback/));
  await user.tab();
  expect(screen.getByLabelText(/^Your feedback/)).toHaveAccessibleDescription('Please provide feedback');
  expect(screen.queryByText('Please rate the quality of our services')).not.toBeInTheDocument();
});

test('an unrated quality is said [FEEDBACK-12]', async () => {
  const { user } = await openAsked();
  await leave(user, screen.getByRole('group', { name: /quality/ }));
  expect(screen.getByRole('group', { name: /quality/ })).toHaveAccessibleDescription(
    'Please rate the quality of our services',
  );
});

test('while it is sent the overlay says so [NOTIFY-10]', async () => {
  fakeApi([hangs(sendFeedback)]);
  const { user } = await openAsked();
  await fillWorst(user);
  await user.click(submit());
  expect(await screen.findByText('Submitting feedback')).toBeVisible();
});
