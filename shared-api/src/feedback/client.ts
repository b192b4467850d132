import { mutationOptions } from '@tanstack/react-query';
import { ApiProblem, call, download } from 'shared-api/http';
import type { QueryOf } from '../contract/endpoint.ts';
import * as api from './contract.ts';
import type { SurveyBody } from './schemas.ts';

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

export const feedbacksExport = (query: QueryOf<typeof api.listFeedbacks>) =>
  download(api.exportFeedbacks, { query }, 'Feedback.csv');
