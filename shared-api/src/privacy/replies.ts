import { binary } from '../contract/queries.ts';
import { array, object, string } from '../contract/yup.ts';
import { ownCode } from '../sign-in/replies.ts';
import { grounds, lookedAt } from './rules.ts';

export const replies = {
  privacyNotice: array(
    object({
      what: string().required(),
      purpose: string().required(),
      ground: string().required().oneOf(grounds),
      kept: array(string().required()).required(),
    }).required(),
  ).required(),
  processingRecord: binary,
  proveDataExport: ownCode,
  exportOwnData: binary,
  ownLooks: array(
    object({
      at: string().required(),
      what: string().required().oneOf(lookedAt),
      /** The role of whoever looked, and never the person. */
      by: string().required(),
    }).required(),
  ).required(),
};
