import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { session } from 'shared-api/http';
import { aStaffMember, fakeApi, refuses, replies } from 'shared-api/testing';
import { choose, renderPortal } from 'shared-ui/testing';
import { FeedbackPage } from './FeedbackPage.tsx';

const survey: api.FeedbackEntry = {
  id: 1,
  kind: 'survey',
  dateCreated: '2026-03-03T10:00:00Z',
  clientId: 9,
  client: 'Charlie Client',
  bookingId: 77,
  airportId: 14,
  rating: 3.25,
  friendlinessRank: 3,
  knowledgeRank: 3,
  quicknessRank: 3,
  overallSatisfaction: 4,
  futureUse: 2,
  isHelpful: null,
  processFollowed: null,
  wouldUseAgain: null,
  wouldRecommend: null,
  qualityRating: null,
  text: 'Quicker cars',
};
const list = replies(api.listFeedbacks, [survey], api.pageMeta(1, 1, 10));
const summary = replies(api.feedbackSummary, {
  count: 1,
  rating: 3.25,
  friendliness: 3,
  knowledge: 3,
  quickness: 3,
  satisfaction: 4,
  wouldUseAgain: 0,
  wouldRecommend: null,
  ratings: [1, 2, 3, 4, 5].map((rating) => ({ rating, count: rating === 3 ? 1 : 0 })),
});

function show(route = '/app/feedback', handlers = [list, summary]) {
  session.signIn('token', aStaffMember('Protocol Officer'));
  const server = fakeApi(handlers);
  return { ...renderPortal(<FeedbackPage />, { route }), server };
}

describe('the feedback', () => {
  it('is listed with its rating and summed up', async () => {
    show();
    const row = (await screen.findByRole('rowheader', { name: 'Charlie Client' })).closest('tr');
    expect(row).toHaveTextContent('SurveyKAN 3.25 of 5Quicker cars');
    expect(await screen.findAllByText('3.25 of 5')).toHaveLength(2);
    expect(screen.getByText('0%')).toBeVisible();
  });

  it('is read whole, and leads to the client and the booking', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('link', { name: 'Charlie Client' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Maybe')).toBeVisible();
    expect(dialog.getByText('Quicker cars')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Open the client' })).toHaveAttribute('href', '/app/client/9');
    expect(dialog.getByRole('link', { name: 'Open the booking' })).toHaveAttribute('href', '/app/booking/77');
  });

  it('shows an answer that rates nothing', async () => {
    const unrated = { ...survey, rating: null, friendlinessRank: null, knowledgeRank: null };
    show('/app/feedback', [replies(api.listFeedbacks, [unrated], api.pageMeta(1, 1, 10)), summary]);
    const row = (await screen.findByRole('rowheader', { name: 'Charlie Client' })).closest('tr');
    expect(row).toHaveTextContent('SurveyKANN/AQuicker cars');
  });

  it('is filtered on the server, list and summary alike, and the address keeps the choice', async () => {
    const { user, server, location } = show();
    await screen.findByRole('rowheader', { name: 'Charlie Client' });
    await choose(user, screen.getByLabelText('Airport'), 'Mallam Aminu Kano International Airport (KAN)');
    await choose(user, screen.getByLabelText('Rating'), 'About 3');
    await waitFor(() => expect(location()).toBe('/app/feedback?airportId=14&rating=3'));
    const asked = (endpoint: typeof api.listFeedbacks | typeof api.feedbackSummary) =>
      server.rowsAsked(endpoint);
    await waitFor(() => expect(asked(api.feedbackSummary)).toEqual({ airportId: '14', rating: '3' }));
    expect(asked(api.listFeedbacks)).toEqual({ airportId: '14', rating: '3', pageNumber: '1' });
  });

  it('says that there is none, and that it failed', async () => {
    const { unmount } = show('/app/feedback', [
      replies(api.listFeedbacks, [], api.pageMeta(1, 0, 10)),
      summary,
    ]);
    expect(await screen.findByText('There are no answers')).toBeVisible();
    unmount();
    show('/app/feedback', [refuses(api.listFeedbacks, 400), summary]);
    expect(await screen.findByRole('button', { name: /again|retry/i })).toBeVisible();
  });
});
