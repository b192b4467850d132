import { sendFeedback as endpoint } from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { servePublic } from '../../http/serve.ts';
import { sendFeedback } from './sendFeedback.ts';

export { issueSurveyCode } from './issueSurveyCode.ts';

export const feedbacks: Domain = {
  routes: (api) => servePublic(api, endpoint, sendFeedback),
};
