import { isFeedbackAskedFor } from 'shared-api/http';
import {
  dismissFeedback,
  forgetFeedbackLink,
  rememberedAirportId,
  rememberFeedbackLink,
} from './feedbackLink.ts';

const follow = (query: string) => rememberFeedbackLink(new URLSearchParams(query));

beforeEach(() => localStorage.clear());

test('a link with both parts stores the flag and the airport [AUTH-05]', () => {
  follow('feedback=true&airportId=3');
  expect({ ...localStorage }).toEqual({ showFeedbackForm: 'true', airportId: '3' });
  expect(isFeedbackAskedFor()).toBe(true);
  expect(rememberedAirportId()).toBe(3);
});

test.each(['feedback=true', 'airportId=3', 'feedback=false&airportId=3', 'feedback=true&airportId=19'])(
  '?%s stores nothing [AUTH-06]',
  (query) => {
    follow(query);
    expect(localStorage).toHaveLength(0);
    expect(rememberedAirportId()).toBe(0);
  },
);

test('closing takes the flag away, a submission the airport too [FEEDBACK-15] [FEEDBACK-16]', () => {
  follow('feedback=true&airportId=3');
  dismissFeedback();
  expect(isFeedbackAskedFor()).toBe(false);
  expect(rememberedAirportId()).toBe(3);
  forgetFeedbackLink();
  expect(localStorage).toHaveLength(0);
});
