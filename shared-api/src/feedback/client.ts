import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '../contract/endpoint.ts';
import { ApiProblem } from '../http/apiProblem.ts';
import { download } from '../http/download.ts';
import { keys } from '../http/keys.ts';
import { call } from '../http/request.ts';
import { type FeedbackQuery, failed } from '../staff/client.ts';
import * as api from './contract.ts';
import { openSurvey } from './contract.ts';
import type { FeedbackBody, SurveyBody } from './schemas.ts';

export const sendFeedbackMutation = mutationOptions({
  mutationFn: (body: FeedbackBody) => call(api.sendFeedback, { body }),
  meta: {
    success: 'Feedback submitted successfully',
    failure: 'Feedback submission failed',
    loading: 'Submitting feedback',
  },
});

export const surveyQuery = (code: string) =>
  queryOptions({
    queryKey: [...keys.survey, code],
    queryFn: async ({ signal }) => (await call(openSurvey, { params: { code } }, { signal })).data,
    meta: { failure: 'Fetching the survey failed. Kindly Refresh', silentCodes: ['not_found'] },
  });

export const sendSurveyMutation = mutationOptions({
  mutationFn: async (body: SurveyBody) => {
    const reply = await call(api.sendFeedback, { body });
    if (!reply.data) throw new ApiProblem({ status: 500, code: 'empty', message: '' });
    return reply;
  },
  meta: {
    success: 'Survey submitted successfully',
    failure: 'Survey submission failed',
    loading: 'Submitting survey',
  },
});

export const feedbacksQuery = (query: FeedbackQuery) =>
  queryOptions({
    queryKey: [...keys.feedbacks, 'list', query],
    queryFn: ({ signal }) => call(api.listFeedbacks, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: failed,
  });

export const feedbackSummaryQuery = (query: QueryOf<typeof api.feedbackSummary>) =>
  queryOptions({
    queryKey: [...keys.feedbacks, 'summary', query],
    queryFn: async ({ signal }) => (await call(api.feedbackSummary, { query }, { signal })).data,
    meta: failed,
  });

export const feedbacksExport = (query: FeedbackQuery) =>
  download(api.exportFeedbacks, { query }, 'Feedback.csv');
