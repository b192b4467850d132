import { array, boolean, number, object, string } from '../contract/yup.ts';

const choices = object({ surveys: boolean().required() });

export const replies = {
  listMessages: object({
    unseen: number().required(),
    messages: array(
      object({
        id: number().required(),
        line: string().required(),
        link: string().required(),
        at: string().required(),
        isNew: boolean().required(),
      }).required(),
    ).required(),
  }),
  contactChoices: choices.shape({
    /** The field is absent when the portal does not offer SMS. */
    sms: object({ number: string().defined().nullable() }).default(undefined).optional(),
  }),
  chooseContact: choices,
};
