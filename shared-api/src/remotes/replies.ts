import { boolean, object } from '../contract/yup.ts';

export const replies = {
  /** What names no released page of a released version is dropped. */
  reportRemoteFailure: object({ recorded: boolean().required() }),
};
