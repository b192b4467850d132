/** Set by the address of a feedback mail (AUTH-05, G29); the dashboard then asks for feedback (FEEDBACK-01). */
export const feedbackFlagKey = 'showFeedbackForm';

export const isFeedbackAskedFor = (): boolean => localStorage.getItem(feedbackFlagKey) === 'true';
