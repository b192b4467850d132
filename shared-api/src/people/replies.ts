import { idReply } from '../contract/queries.ts';
import { array, boolean, type InferType, number, object, string } from '../contract/yup.ts';

export const person = object({
  id: number().required(),
  firstName: string().required(),
  lastName: string().required(),
  designation: string().required(),
  gender: string().required(),
  mobileNumber: string().required(),
  wheel_Chair: boolean().required(),
  lastUsed: string().required(),
  version: number().required(),
});

export type Person = InferType<typeof person>;

/** A person who was saved with several numbers appears once, with the number used last. */
const savedPerson = person.shape({
  otherNumbers: array(object({ id: number().required(), mobileNumber: string().required() })).required(),
});

export type SavedPerson = InferType<typeof savedPerson>;

export const replies = {
  listPeople: array(savedPerson.required()).required(),
  keepPeople: object({ kept: number().required() }),
  correctPerson: person,
  forgetPerson: idReply,
};
