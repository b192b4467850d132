import { staffRoles } from 'shared-api/contract';
import { param } from 'shared-ui/data';

/** What the list of users can be filtered by, as its address names it. */
export const usersParams = {
  search: param.text(),
  role: param.oneOf(staffRoles),
  status: param.oneOf(['Active', 'Inactive', 'Deactivated']),
  airportId: param.number(),
};
