import { staffRoles } from 'shared-api/contract';
import { inAddress } from 'shared-ui/data';

/** What the list of users can be narrowed by, as its address names it. */
export const usersAddress = {
  search: inAddress.text(),
  role: inAddress.oneOf(staffRoles),
  status: inAddress.oneOf(['Active', 'Inactive', 'Deactivated']),
  airportId: inAddress.number(),
};
