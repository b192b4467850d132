import type { AccountStatus } from '../statuses/statuses.ts';

export const registrationKinds = ['Corporate', 'Government', 'Individual', 'Family'] as const;
export type RegistrationKind = (typeof registrationKinds)[number];

export const registrationStages = ['in-review', 'approved', 'rejected', 'closed'] as const;
export type RegistrationStage = (typeof registrationStages)[number];

/** An account that was approved and became Inactive later counts as closed, not as rejected. */
export function registrationStage(status: AccountStatus, wasRejected: boolean): RegistrationStage {
  if (status === 'New' || status === 'Processing') return 'in-review';
  if (status === 'Active') return 'approved';
  return status === 'Inactive' && wasRejected ? 'rejected' : 'closed';
}
