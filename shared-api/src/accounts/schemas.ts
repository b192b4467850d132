import { array, boolean, type InferType, number, object, string } from 'yup';
import {
  amountNaira,
  choice,
  id,
  label,
  line,
  lines,
  optionalChoice,
  optionalNameFrom3,
  optionalTextFrom3,
  phone,
  profileName,
  textFrom3,
  textOrNumber,
  tooShort,
} from '../contract/fields.ts';
import { lazily } from '../contract/lazily.ts';
import { acceptedTerms } from '../contract/queries.ts';
import { memberRoles, permissions } from '../permissions/permissions.ts';
import { serviceTypes } from '../services/rules.ts';
import { accountStatuses } from '../statuses/statuses.ts';
import { businessNatures, governmentStaffTypes, meansOfId, states } from './choices.ts';

export const users = lazily(() => array(user.required()).required());

/** A registered person or organisation, or a member of staff (API-08). */
export const user = lazily(() =>
  object({
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
    /** One's own: nothing else is permitted until two-factor sign-in is on. */
    mustSetUpTwoFactor: boolean(),
    airportIds: array(number().required()),
    /** One's own, of a member: the organisation whose wallet and bookings they work with. */
    ownerId: number(),
    ownerName: string().nullable(),
    memberRole: string().oneOf(memberRoles),
    /** Whether two-factor sign-in is on; only for whoever may reset it. */
    twoFactor: boolean(),
  }),
);

/** A file that a client sent with the registration; its content is fetched apart. */
const clientFile = lazily(() =>
  object({
    id: number().required(),
    name: string().required(),
    type: string().required(),
    sizeBytes: number().required(),
    /** Whether any member of staff has looked at it; told to those who review. */
    opened: boolean(),
  }),
);

export const userDetails = lazily(() =>
  user.shape({
    clientFiles: array(clientFile.required()),
    registrationTransactionId: number().nullable(),
    acceptedTerms: acceptedTerms(),
    /** One's own; null where it never was. */
    passwordChangedAt: string().nullable(),
    /** In naira; null where none is owed. */
    registrationFee: object({ amount: amountNaira(), status: string().required() })
      .default(undefined)
      .notRequired(),
  }),
);

export const activity = lazily(() =>
  object({
    id: number(),
    dateCreated: string().required(),
    description: string().required(),
    user: object({
      business_Name: label(),
      firstName: label(),
      lastName: label(),
      email: string().required(),
    }).required(),
  }),
);

export type User = InferType<typeof user>;
export type UserDetails = InferType<typeof userDetails>;
export type ClientFile = InferType<typeof clientFile>;
export type Activity = InferType<typeof activity>;

const nationalCard = meansOfId[0];

/** The identification's own rule for each means (G13). */
export const identification = (means: string) =>
  line(40)
    .required(tooShort)
    .when(means, ([kind], field) =>
      kind === nationalCard
        ? field.matches(/^\d{11}$/, 'Must be exactly 11 digits long')
        : field.matches(/^[A-Za-z0-9]{3,20}$/, 'Must be 3 to 20 letters and digits'),
    );

export const userUpdate = lazily(() =>
  object({
    id: id(),
    firstname: profileName(),
    middleName: optionalNameFrom3(100).optional(),
    lastName: profileName(),
    phoneNumber: phone(),
  }),
);
export const corporateUpdate = lazily(() =>
  object({
    id: id(),
    Business_Nature: choice(businessNatures),
    Creation_Year: year(),
    Registration_Number: textFrom3(50),
    Registered_Address: textFrom3(300),
    PhoneNumber: phone(),
    clientTypeId: clientTypeId().optional(),
  }),
);
export const governmentUpdate = lazily(() =>
  object({
    id: id(),
    business_Nature: optionalChoice(businessNatures).optional(),
    registration_Number: optionalTextFrom3(50).optional(),
    registered_Address: textFrom3(300),
    phoneNumber: phone(),
    governmentStaffType: choice(governmentStaffTypes).optional(),
    state: optionalChoice(states).optional(),
    clientTypeId: clientTypeId().optional(),
  }),
);
export const individualUpdate = lazily(() =>
  object({
    id: id(),
    phoneNumber: phone(),
    meansOfId: choice(meansOfId),
    identification: identification('meansOfId'),
    clientTypeId: clientTypeId().optional(),
  }),
);

/** Status by name or index (G82); a reason goes into the e-mail. */
export const activationBody = lazily(() =>
  object({
    Id: id(),
    Status: textOrNumber('Invalid selection'),
    Reason: lines().optional(),
  }),
);

/** A number of {@link serviceTypes} (G01, REG-60). */
export const clientTypeId = () =>
  number()
    .typeError('Invalid Client Type Selected')
    .oneOf(Object.values(serviceTypes), 'Invalid Client Type Selected');

export const year = () =>
  line(40, 'Invalid year format')
    .required('Invalid year format')
    .matches(/^[12]\d{3}$/, 'Invalid year format');
