import { feedbackKinds } from 'shared-api/rules';
import { inAddress } from 'shared-ui/data';

/** What feedback can be narrowed by, as its address names it. */
export const feedbackAddress = {
  search: inAddress.text(),
  kind: inAddress.oneOf(feedbackKinds),
  airportId: inAddress.number(),
  rating: inAddress.number(),
  from: inAddress.day(),
  to: inAddress.day(),
};
