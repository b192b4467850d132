import type { Domain } from '../../domain.ts';
import { feedbackSummary } from './feedbackSummary.ts';
import { exportFeedbacks, listFeedbacks } from './listFeedbacks.ts';
import { openSurvey } from './openSurvey.ts';
import { sendFeedback } from './sendFeedback.ts';

export { issueSurveyCode, takeBackSurveyCode } from './surveyCodes.ts';

export const feedbacks: Domain = {
  verbs: { sendFeedback, openSurvey, listFeedbacks, exportFeedbacks, feedbackSummary },
};
