import type {
  User,
  updateCorporate,
  updateGovernment,
  updateIndividual,
  updateUser,
} from 'shared-api/accounts';
import type { BodyOf } from 'shared-api/contract';
import { serviceTypes } from 'shared-api/services';
import { phoneNumber } from 'shared-api/wording';

/** The form also sends read-only fields, but the server ignores them. */
type WithReadOnly<Body, Field extends string> = Body & { [Name in Field]?: string };

export type CorporateEdit = WithReadOnly<BodyOf<typeof updateCorporate>, 'Business_Name' | 'Email'>;
export type GovernmentEdit = WithReadOnly<
  BodyOf<typeof updateGovernment>,
  'Name_Of_Government_Officials_Office' | 'email'
>;
export type IndividualEdit = WithReadOnly<BodyOf<typeof updateIndividual>, 'firstName' | 'lastName'>;
export type StaffEdit = BodyOf<typeof updateUser>;

type Loose<Values> = { [Name in keyof Values]?: Values[Name] | string | null | undefined };

/** Empty values are left out. Otherwise an untouched field would count as changed. */
const known = <Values extends object>(values: Loose<Values>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => (value ?? '') !== '')) as Partial<Values>;

const phoneOf = ({ phoneNumber: number }: User) => number && phoneNumber(number);

export const corporateValues = (user: User) =>
  known<CorporateEdit>({
    id: user.id,
    version: user.version,
    Business_Name: user.business_Name,
    Business_Nature: user.business_Nature,
    Registration_Number: user.registration_Number,
    Creation_Year: user.creation_Year,
    PhoneNumber: phoneOf(user),
    Email: user.email,
    Registered_Address: user.registered_Address,
  });

export const governmentValues = (user: User) =>
  known<GovernmentEdit>({
    id: user.id,
    version: user.version,
    Name_Of_Government_Officials_Office: user.business_Name,
    registered_Address: user.registered_Address,
    email: user.email,
    phoneNumber: phoneOf(user),
    governmentStaffType: user.governmentStaffType,
    state: user.state,
    clientTypeId: user.clientTypeId ?? serviceTypes.Domestic,
  });

/** A federal office has no state, and its service type (`clientTypeId`) remains unchanged. */
export const governmentBody = ({ clientTypeId, state, ...values }: GovernmentEdit): GovernmentEdit =>
  values.governmentStaffType === 'State' ? { ...values, state, clientTypeId } : { ...values, state: null };

export const individualValues = (user: User) =>
  known<IndividualEdit>({
    id: user.id,
    version: user.version,
    firstName: user.firstName,
    lastName: user.lastName,
    phoneNumber: phoneOf(user),
    meansOfId: user.meansOfId,
    identification: user.identification,
  });

export const staffValues = (user: User) =>
  known<StaffEdit>({
    id: user.id,
    version: user.version,
    firstname: user.firstName,
    middleName: user.middleName,
    lastName: user.lastName,
    phoneNumber: phoneOf(user),
  });
