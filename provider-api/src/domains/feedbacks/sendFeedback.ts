import { feedbackBody, surveyBody } from 'shared-api/contract';
import { hourMs } from 'shared-api/rules';
import { may } from '../../http/actor.ts';
import type { Verb } from '../../http/context.ts';
import { Forbidden } from '../../http/errors.ts';
import { limit } from '../../http/limits.ts';
import { signedIn } from '../../http/serve.ts';
import { validate } from '../../http/validate.ts';
import { storeFeedback } from './storeFeedback.ts';
import { storeSurvey } from './storeSurvey.ts';

const carriesCode = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  Object.keys(body).some((key) => key.toLowerCase() === 'activationcode');

/** A body with an activation code is a survey. Any other body is the feedback of a signed-in client. */
export const sendFeedback: Verb<'sendFeedback'> = async (ctx, { body }) => {
  await limit(ctx, { name: 'feedback', by: ctx.address, max: 300, windowMs: hourMs });
  if (carriesCode(body)) {
    const id = await storeSurvey(ctx, await validate(surveyBody, body));
    return { data: { id }, message: 'Survey submitted successfully' };
  }
  const actor = signedIn(ctx);
  if (!may(actor, 'feedback.send')) throw new Forbidden();
  const id = await storeFeedback(ctx, actor, await validate(feedbackBody, body));
  return { data: { id }, message: 'Feedback submitted successfully' };
};
