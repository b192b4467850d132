import { param } from 'shared-ui/data';

/** What the audit can be filtered by, as its address names it. */
export const auditParams = {
  search: param.text(),
  personId: param.number(),
  action: param.text(),
  subjectKind: param.text(),
  subjectId: param.text(),
  from: param.day(),
  to: param.day(),
};
