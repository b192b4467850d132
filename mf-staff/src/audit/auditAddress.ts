import { inAddress } from 'shared-ui/data';

/** What the audit can be narrowed by, as its address names it. */
export const auditAddress = {
  search: inAddress.text(),
  personId: inAddress.number(),
  action: inAddress.text(),
  subjectKind: inAddress.text(),
  subjectId: inAddress.text(),
  from: inAddress.day(),
  to: inAddress.day(),
};
