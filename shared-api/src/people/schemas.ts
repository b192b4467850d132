import type { InferType } from 'yup';
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

export const peopleList = lazily(() => searchedPage.shape({ sort: oneOf(peopleSorts) }));
