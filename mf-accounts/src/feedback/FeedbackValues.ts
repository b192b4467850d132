import type { FeedbackBody } from 'shared-api/contract';

export type FeedbackValues = Omit<FeedbackBody, 'airportId'>;
