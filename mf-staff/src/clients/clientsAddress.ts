import { accountStatuses, clientListKinds } from 'shared-api/rules';
import { inAddress } from 'shared-ui/data';

/** What the list of clients can be narrowed by, as its address names it. */
export const clientsAddress = {
  search: inAddress.text(),
  status: inAddress.oneOf(accountStatuses),
  kind: inAddress.oneOf(clientListKinds),
  /** Days of registration. */
  from: inAddress.day(),
  to: inAddress.day(),
};
