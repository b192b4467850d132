import { amountNaira, label } from '../contract/fields.ts';
import { acceptedTerms } from '../contract/queries.ts';
import { array, boolean, type InferType, number, object, string } from '../contract/yup.ts';
import { memberRoles, permissions } from '../permissions/permissions.ts';
import { accountStatuses } from '../statuses/statuses.ts';

export const user = object({
  id: number().required(),
  role: string().required(),
  clientTypeId: number().defined().nullable(),
  firstName: label(),
  middleName: string().nullable(),
  lastName: label(),
  business_Name: label(),
  email: string().required(),
  phoneNumber: label(),
  organization_CategoryId: label(),
  isFamily: boolean(),
  business_Nature: label(),
  registered_Address: label(),
  registration_Number: string().nullable(),
  creation_Year: string().nullable(),
  meansOfId: string().nullable(),
  identification: string().nullable(),
  gender: string().nullable(),
  governmentStaffType: label(),
  state: string().nullable(),
  dateCreated: string().required(),
  status: string().oneOf(accountStatuses),
  emailVerified: boolean(),
  permissions: array(string().oneOf(permissions).required()),
  /** Most calls are refused until two-factor sign-in is set up. Only the signed-in user receives this field. */
  mustSetUpTwoFactor: boolean(),
  /** The user has not accepted this version of the terms. Only the signed-in user receives this field. */
  termsDue: string(),
  /** Most calls are refused until the terms are accepted. Only the signed-in user receives this field. */
  mustAcceptTerms: boolean(),
  airportIds: array(number().required()),
  /** Only a member receives these fields. The owner is the organisation of the member. */
  ownerId: number(),
  ownerName: string().nullable(),
  memberRole: string().oneOf(memberRoles),
  twoFactor: boolean(),
  version: number(),
});

export type User = InferType<typeof user>;

export const users = array(user.required()).required();

const clientFile = object({
  id: number().required(),
  name: string().required(),
  type: string().required(),
  sizeBytes: number().required(),
  /** Only reviewers receive this field. True means that a member of staff has opened the uploaded document. */
  opened: boolean(),
});

export type ClientFile = InferType<typeof clientFile>;

export const userDetails = user.shape({
  clientFiles: array(clientFile.required()),
  registrationTransactionId: number().nullable(),
  acceptedTerms: acceptedTerms(),
  passwordChangedAt: string().nullable(),
  /** This is the reason for the restriction. Only the account itself and staff who may lift it receive the reason. */
  restriction: string().nullable(),
  erased: boolean(),
  /** If true, the account was erased or is restricted, and nobody can change it. */
  closedToChange: boolean(),
  registrationFee: object({ amount: amountNaira(), status: string().required() })
    .default(undefined)
    .notRequired(),
});

export type UserDetails = InferType<typeof userDetails>;

export const activity = object({
  id: number(),
  dateCreated: string().required(),
  description: string().required(),
  user: object({
    business_Name: label(),
    firstName: label(),
    lastName: label(),
    email: string().required(),
  }).required(),
});

export type Activity = InferType<typeof activity>;

export const replies = {
  userById: userDetails,
  readIdentification: object({ identification: string().defined().nullable() }),
  updateUser: user,
  updateAuthorityUser: user,
  updateCorporate: user,
  updateGovernment: user,
  updateIndividual: user,
  changeAccountStatus: userDetails,
  listActivities: array(activity.required()).required(),
};
