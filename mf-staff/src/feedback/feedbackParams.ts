import { feedbackKinds } from 'shared-api/rules';
import { param } from 'shared-ui/data';

/** What feedback can be filtered by, as its address names it. */
export const feedbackParams = {
  search: param.text(),
  kind: param.oneOf(feedbackKinds),
  airportId: param.number(),
  rating: param.number(),
  from: param.day(),
  to: param.day(),
};
