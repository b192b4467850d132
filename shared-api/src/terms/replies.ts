import { choice } from '../contract/fields.ts';
import { array, type InferType, object, string } from '../contract/yup.ts';
import { textKinds } from './terms.ts';

const publishedText = object({
  kind: choice(textKinds),
  version: string().required(),
  text: string().required(),
  validFrom: string().required(),
  approvedBy: string().required(),
});

export type PublishedText = InferType<typeof publishedText>;

export const replies = {
  readText: object({
    kind: choice(textKinds),
    version: string().required(),
    /** The value is null for the sample wording, which is part of the pages. */
    text: string().defined().nullable(),
    validFrom: string().defined().nullable(),
  }),
  listTexts: array(publishedText.required()).required(),
  publishText: publishedText,
};
