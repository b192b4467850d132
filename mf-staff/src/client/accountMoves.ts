import { nextAccountStatuses } from 'shared-api/accounts';
import { accountMoveNeedsReason } from 'shared-api/bulk';
import type { AccountStatus } from 'shared-api/statuses';

export interface AccountMove {
  to: AccountStatus;
  label: string;
  needsReason: boolean;
}

export const isUnderReview = (status: string | undefined): boolean =>
  status === 'New' || status === 'Processing';

function labelOf(from: AccountStatus, to: AccountStatus): string {
  if (to === 'Active') return isUnderReview(from) ? 'Approve' : 'Activate';
  if (to === 'Inactive') return isUnderReview(from) ? 'Reject' : 'Set inactive';
  return to === 'Deactivated' ? 'Deactivate' : from === 'New' ? 'Set to processing' : 'Back to processing';
}

export function accountMoves(from: AccountStatus, mayReactivate: boolean): AccountMove[] {
  if (from === 'Deactivated' && !mayReactivate) return [];
  return nextAccountStatuses[from]
    .map((to: AccountStatus) => ({
      to,
      label: labelOf(from, to),
      needsReason: accountMoveNeedsReason(to),
    }))
    .sort((a, b) => Number(b.to === 'Active') - Number(a.to === 'Active'));
}
