import { endpoint, returns } from '../contract/endpoint.ts';
import { line, oneOf } from '../contract/fields.ts';
import { keys } from '../contract/keys.ts';
import { byCode, optionalDay, searchedPage } from '../contract/queries.ts';
import { type InferType, mixed, number, object } from '../contract/yup.ts';
import type { replies } from './replies.ts';
import { type feedbackBody, feedbackKinds, feedbackSorts, type surveyBody } from './schemas.ts';

/** With an `ActivationCode` the body is a survey, otherwise the feedback of a signed-in client. */
export const sendFeedback = endpoint({
  method: 'POST',
  path: '/feedbacks',
  access: 'public',
  summary: 'Send a survey by its code, or feedback as the signed-in client',
  body: mixed<InferType<typeof feedbackBody> | InferType<typeof surveyBody>>().required(),
  reply: returns<typeof replies.sendFeedback>(),
  meta: {
    success: 'Feedback submitted successfully',
    failure: 'Feedback submission failed',
    loading: 'Submitting feedback',
  },
});

const filtered = () => ({
  search: line().optional(),
  kind: oneOf(feedbackKinds),
  airportId: number().integer().min(1).max(18).optional(),
  rating: number().integer().min(1).max(5).optional(),
  from: optionalDay(),
  to: optionalDay(),
});

const feedbackList = searchedPage.shape({
  ...filtered(),
  sort: oneOf(feedbackSorts),
});

export const openSurvey = endpoint({
  method: 'GET',
  path: '/feedbacks/surveys/:code',
  access: 'public',
  summary: 'Until when a survey can be answered, by the code of the mailed link',
  params: byCode,
  reply: returns<typeof replies.openSurvey>(),
  key: keys.survey,
  meta: { failure: 'Fetching the survey failed. Kindly Refresh', silentCodes: ['not_found'] },
});

export const listFeedbacks = endpoint({
  method: 'GET',
  path: '/feedbacks',
  access: ['feedback.read'],
  summary: 'Feedback and surveys, filtered and sorted, newest first unless stated',
  query: feedbackList,
  paged: true,
  reply: returns<typeof replies.listFeedbacks>(),
  key: keys.feedbacks,
  meta: { failure: 'Something went wrong. Kindly Refresh' },
});

export const exportFeedbacks = endpoint({
  method: 'GET',
  path: '/feedbacks/export',
  access: ['feedback.read'],
  summary: 'What the list of feedback shows, all pages, as CSV',
  query: feedbackList,
  replyKind: 'csv',
});

export const feedbackSummary = endpoint({
  method: 'GET',
  path: '/feedbacks/summary',
  access: ['feedback.read'],
  summary: 'What the filtered feedback amounts to: means of the ranks, shares of the answers',
  query: object(filtered()),
  reply: returns<typeof replies.feedbackSummary>(),
  key: keys.feedbacks,
  meta: { failure: 'Something went wrong. Kindly Refresh' },
});
