import type { BodyOf, correctCorporate, correctGovernment, correctIndividual } from 'shared-api/contract';
import { Invalid } from '../../../http/errors.ts';
import type { SecretBox } from '../../../secrets/index.ts';
import { sealIdentification } from '../identification/identification.ts';

export type RegistrationColumns = Record<string, string | number | boolean | null | undefined>;

interface Contact {
  PhoneNumber: string;
  Registered_Address: string;
}

const contactColumns = ({ PhoneNumber, Registered_Address }: Contact) => ({
  phone_number: PhoneNumber,
  registered_address: Registered_Address,
});

export const corporateColumns = (body: BodyOf<typeof correctCorporate>): RegistrationColumns => ({
  ...contactColumns(body),
  client_type_id: body.ClientTypeId,
  business_name: body.Business_Name,
  business_nature: body.Business_Nature,
  creation_year: body.Creation_Year,
  registration_number: body.Registration_Number,
});

export function governmentColumns(body: BodyOf<typeof correctGovernment>): RegistrationColumns {
  const staffType = body.GovernmentStaffType ?? (body.State ? 'State' : 'Federal');
  if (staffType === 'State' && !body.State) throw new Invalid({ State: ['Invalid selection'] });
  return {
    ...contactColumns(body),
    client_type_id: body.ClientTypeId,
    business_name: body.Name_Of_Government_Officials_Office,
    government_staff_type: staffType,
    state: staffType === 'State' ? body.State : null,
  };
}

export function individualColumns(
  body: BodyOf<typeof correctIndividual>,
  isFamily: boolean,
  secrets: SecretBox,
): RegistrationColumns {
  const isStudent = !isFamily && body.Student === 'true';
  return {
    ...contactColumns(body),
    first_name: body.FirstName,
    middle_name: body.MiddleName || null,
    last_name: body.LastName,
    means_of_id: body.MeansOfId,
    identification: sealIdentification(secrets, body.Identification),
    gender: body.Gender,
    is_student: isStudent,
    name_of_school: isStudent ? body.Name_Of_School : null,
  };
}
