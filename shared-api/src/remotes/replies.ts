import { boolean, object } from '../contract/yup.ts';

export const replies = {
  /** A report is dropped that names no released page of a released version. */
  reportRemoteFailure: object({ recorded: boolean().required() }),
};
