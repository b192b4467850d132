import type { User } from 'shared-api/accounts';
import { isStaff } from 'shared-api/values';

/** Corporate, Government, Individual or Family (PROFILE-05, G08); staff are named by their role. */
export function clientTypeLabel({ role, organization_CategoryId, isFamily }: User): string {
  if (isStaff(role)) return role;
  return isFamily ? 'Family' : (organization_CategoryId ?? 'Individual');
}
