import { binary } from '../contract/queries.ts';
import { array, object, string } from '../contract/yup.ts';
import { grounds, proofs } from './rules.ts';

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
  proveDataExport: object({ by: string().required().oneOf(proofs) }),
  exportOwnData: binary,
};
