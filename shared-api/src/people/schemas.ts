import { boolean, type InferType, number, object, string } from 'yup';
import { passengerForm } from '../bookings/bodies.ts';
import { oneOf } from '../contract/fields.ts';
import { lazily } from '../contract/lazily.ts';
import { searchedPage } from '../contract/queries.ts';
import { peopleSorts } from './rules.ts';

/** As a passenger is typed, without what concerns one journey alone. */
export const personBody = lazily(() =>
  passengerForm.pick(['FirstName', 'LastName', 'Designation', 'Gender', 'mobileNumber', 'Wheel_Chair']),
);
export type PersonBody = InferType<typeof personBody>;

export const person = lazily(() =>
  object({
    id: number().required(),
    firstName: string().required(),
    lastName: string().required(),
    designation: string().required(),
    gender: string().required(),
    mobileNumber: string().required(),
    wheel_Chair: boolean().required(),
    lastUsed: string().required(),
  }),
);
export type Person = InferType<typeof person>;

export const peopleList = lazily(() => searchedPage.shape({ sort: oneOf(peopleSorts) }));
