import { array, boolean, type InferType, number, object, string } from '../contract/yup.ts';
import { proposal } from '../proposals/proposal.ts';
import { ownCode } from '../sign-in/replies.ts';
import { erasureObstacles } from './rules.ts';

const preview = object({
  goes: array(object({ what: string().required(), count: number().required() }).required()).required(),
  stays: array(object({ what: string().required(), why: string().required() }).required()).required(),
  obstacles: array(
    object({
      code: string().required().oneOf(erasureObstacles),
      message: string().required(),
    }).required(),
  ).required(),
});

export type ErasurePreview = InferType<typeof preview>;

const erasure = proposal.shape({
  userId: number().required(),
  name: string().required(),
  /** These services of other teams have not yet erased the person's data. */
  waitsFor: array(string().required()).required(),
});

export type Erasure = InferType<typeof erasure>;

export const replies = {
  ownErasure: object({ askedAt: string().defined().nullable(), preview: preview.required() }),
  proveErasure: ownCode,
  listErasures: array(erasure.required()).required(),
  previewErasure: object({ name: string().required(), preview: preview.required() }),
  proposeErasure: erasure,
  approveErasure: erasure,
  rejectErasure: erasure,
  restrictAccount: object({ restricted: boolean().required() }),
  readPayer: object({ name: string().required() }),
  retentionDryRun: array(
    object({
      what: string().required(),
      /** 0 means that the data is never deleted. */
      days: number().required(),
      count: number().required(),
    }).required(),
  ).required(),
};
