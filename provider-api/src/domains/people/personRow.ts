import type { Person, PersonBody } from 'shared-api/contract';
import { nationalPhone, personKey } from 'shared-api/rules';

export type PersonRow = Omit<Person, 'lastUsed'> & { lastUsed: Date };

export const personColumns = `id, first_name as "firstName", last_name as "lastName", designation, gender,
  mobile_number as "mobileNumber", wheel_chair as "wheel_Chair", used_at as "lastUsed"`;

export const personReply = (row: PersonRow): Person => ({ ...row, lastUsed: row.lastUsed.toISOString() });

/** As it is stored, by the names of the columns. */
export function storedPerson(body: PersonBody) {
  const [FirstName, LastName] = [body.FirstName.trim(), body.LastName.trim()];
  const mobileNumber = nationalPhone(body.mobileNumber);
  return {
    first_name: FirstName,
    last_name: LastName,
    designation: body.Designation,
    gender: body.Gender,
    mobile_number: mobileNumber,
    wheel_chair: body.Wheel_Chair,
    person_key: personKey({ FirstName, LastName, mobileNumber }),
  };
}
