import { businessNatures, genders, governmentStaffTypes, meansOfId, states } from '../accounts/choices.ts';
import { clientTypeId, identification, year } from '../accounts/schemas.ts';
import {
  accepted,
  addressFrom3,
  choice,
  email,
  line,
  nameFrom3,
  oneOf,
  optionalChoice,
  optionalNameFrom3,
  phone,
  textFrom3,
} from '../contract/fields.ts';
import { boolean, object } from '../contract/yup.ts';
import { confirmation, newPassword } from '../sign-in/passwords.ts';

const schoolRequired = 'Name of School is required when Student is Yes';

const credentials = () => ({
  Registered_Address: addressFrom3(300),
  Email: email(),
  PhoneNumber: phone(),
  Password: newPassword(),
  Confirm_Password: confirmation('Password'),
  Accept: accepted(),
});

export const corporateRegistration = object({
  ...credentials(),
  Business_Name: nameFrom3(),
  Business_Nature: choice(businessNatures),
  Creation_Year: year(),
  Registration_Number: textFrom3(50),
  ClientTypeId: clientTypeId().required('Invalid Client Type Selected'),
});

export const governmentRegistration = object({
  ...credentials(),
  Name_Of_Government_Officials_Office: nameFrom3(),
  Business_Name: line().optional(),
  GovernmentStaffType: choice(governmentStaffTypes).optional(),
  State: line()
    .optional()
    .oneOf([...states, undefined], 'Invalid selection'),
  ClientTypeId: clientTypeId().required('Invalid Client Type Selected'),
});

const personRegistration = () => ({
  ...credentials(),
  FirstName: nameFrom3(100),
  MiddleName: optionalNameFrom3(100).optional(),
  LastName: nameFrom3(100),
  MeansOfId: choice(meansOfId),
  Identification: identification('MeansOfId'),
  Gender: optionalChoice(genders).optional(),
  ClientTypeId: clientTypeId().required('Invalid Client Type Selected'),
});

export const individualRegistration = object({
  ...personRegistration(),
  IsFamily: boolean().optional(),
  Student: oneOf(['true', 'false']),
  Name_Of_School: line()
    .optional()
    .when('Student', ([student], field) =>
      student === 'true'
        ? field.required(schoolRequired).test('min-3', schoolRequired, (value) => value.trim().length >= 3)
        : field,
    ),
});

const registeredOnce = ['Email', 'Password', 'Confirm_Password', 'Accept'] as const;

export const corporateCorrection = corporateRegistration.omit([...registeredOnce]).shape({
  Removed_Files: line()
    .optional()
    .matches(/^\d{1,15}(,\d{1,15})*$/, { message: 'Invalid selection', excludeEmptyString: true }),
});
export const governmentCorrection = governmentRegistration.omit([...registeredOnce]);
export const individualCorrection = individualRegistration.omit([
  ...registeredOnce,
  'ClientTypeId',
  'IsFamily',
]);

/** A request may omit these choices, but the form requires them. */
export const governmentForm = governmentRegistration.shape({
  GovernmentStaffType: choice(governmentStaffTypes),
  State: line()
    .optional()
    .when('GovernmentStaffType', ([staffType], field) => (staffType === 'State' ? choice(states) : field)),
});
export const individualForm = individualRegistration.shape({ Gender: choice(genders) });
export const familyForm = object({ ...personRegistration(), Gender: choice(genders) });

export const correctionForms = {
  Corporate: corporateCorrection,
  Government: governmentForm.omit([...registeredOnce]),
  Individual: individualForm.omit([...registeredOnce, 'ClientTypeId', 'IsFamily']),
  Family: familyForm.omit([...registeredOnce, 'ClientTypeId']),
};
