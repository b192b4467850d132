import { passengerForm } from '../bookings/requestBodies.ts';
import { oneOf, optionalVersion } from '../contract/fields.ts';
import { searchedPage } from '../contract/queries.ts';
import type { InferType } from '../contract/yup.ts';
import { peopleSorts } from './rules.ts';

export const personBody = passengerForm.pick([
  'FirstName',
  'LastName',
  'Designation',
  'Gender',
  'mobileNumber',
  'Wheel_Chair',
]);
export const personCorrection = personBody.shape({ version: optionalVersion() });
export type PersonBody = InferType<typeof personBody>;

export const peopleList = searchedPage.shape({ sort: oneOf(peopleSorts) });
