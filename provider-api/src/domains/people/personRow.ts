import type { Person, PersonBody } from 'shared-api/contract';
import { personKey } from 'shared-api/rules';

export type PersonRow = Omit<Person, 'lastUsed'> & { lastUsed: Date };

export const personColumns = `id, first_name as "firstName", last_name as "lastName", designation, gender,
  mobile_number as "mobileNumber", wheel_chair as "wheel_Chair", used_at as "lastUsed",
  p.version`;

/** The SQL removes the telephone number at the end of `person_key`, so only the names are compared. */
const nameIn = (alias: string): string => `regexp_replace(${alias}.person_key, ' [0-9]*$', '')`;

export const sameName = (one: string, other: string): string =>
  `${one}.owner_id = ${other}.owner_id and ${nameIn(one)} = ${nameIn(other)}`;

export const storedPerson = (body: PersonBody) => ({
  first_name: body.FirstName,
  last_name: body.LastName,
  designation: body.Designation,
  gender: body.Gender,
  mobile_number: body.mobileNumber,
  wheel_chair: body.Wheel_Chair,
  person_key: personKey(body),
});
