import { authority } from '../authority/authority.ts';
import { prefillBookingDefaults } from '../bookings/rules.ts';
import { activitiesPageSize, listPageSize } from '../lists/paging.ts';
import { paymentsUrl } from '../payments/rules.ts';
import { maxFundingKobo } from '../wallet/rules.ts';

/** What the remotes of the last release find as shared-api/rules; goes with the next contract. */
export { maxBulkRows as mostRowsAtOnce } from '../bulk/rules.ts';
export * from '../contract/rules.ts';
export { feedbackKinds, feedbackSorts } from '../feedback/schemas.ts';
export const portalSettings = {
  authority,
  maxFundingKobo,
  paymentsUrl,
  pageSize: listPageSize,
  activitiesPageSize,
  prefillBookingDefaults,
} as const;
