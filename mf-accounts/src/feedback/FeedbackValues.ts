import type { FeedbackBody } from 'shared-api/feedback';

export type FeedbackValues = Omit<FeedbackBody, 'airportId'>;
