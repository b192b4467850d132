import { accountStatuses, clientListKinds } from 'shared-api/rules';
import { param } from 'shared-ui/data';

/** What the list of clients can be filtered by, as its address names it. */
export const clientsParams = {
  search: param.text(),
  status: param.oneOf(accountStatuses),
  kind: param.oneOf(clientListKinds),
  /** Days of registration. */
  from: param.day(),
  to: param.day(),
};
