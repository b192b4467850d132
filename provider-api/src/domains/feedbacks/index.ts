import * as contract from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { serve, servePublic } from '../../http/serve.ts';
import { feedbackSummary } from './feedbackSummary.ts';
import { exportFeedbacks, listFeedbacks } from './listFeedbacks.ts';
import { openSurvey } from './openSurvey.ts';
import { sendFeedback } from './sendFeedback.ts';

export { issueSurveyCode, takeBackSurveyCode } from './surveyCodes.ts';

export const feedbacks: Domain = {
  routes(api) {
    servePublic(api, contract.sendFeedback, sendFeedback);
    servePublic(api, contract.openSurvey, openSurvey);
    serve(api, contract.listFeedbacks, listFeedbacks);
    serve(api, contract.exportFeedbacks, exportFeedbacks);
    serve(api, contract.feedbackSummary, feedbackSummary);
  },
};
