import {
  addressFrom3,
  choice,
  id,
  line,
  lines,
  optionalChoice,
  optionalNameFrom3,
  optionalTextFrom3,
  optionalVersion,
  phone,
  profileName,
  textFrom3,
  textOrNumber,
  tooShort,
} from '../contract/fields.ts';
import { number, object } from '../contract/yup.ts';
import { serviceTypes } from '../services/rules.ts';
import { businessNatures, governmentStaffTypes, meansOfId, states } from './choices.ts';

const nationalCard = meansOfId[0];

export const identification = (means: string) =>
  line(40)
    .required(tooShort)
    .when(means, ([kind], field) =>
      kind === nationalCard
        ? field.matches(/^\d{11}$/, 'Must be exactly 11 digits long')
        : field.matches(/^[A-Za-z0-9]{3,20}$/, 'Must be 3 to 20 letters and digits'),
    );

export const clientTypeId = () =>
  number()
    .typeError('Invalid Client Type Selected')
    .oneOf(Object.values(serviceTypes), 'Invalid Client Type Selected');

export const year = () =>
  line(40, 'Invalid year format')
    .required('Invalid year format')
    .matches(/^[12]\d{3}$/, 'Invalid year format');

export const userUpdate = object({
  id: id(),
  version: optionalVersion(),
  firstname: profileName(),
  middleName: optionalNameFrom3(100).optional(),
  lastName: profileName(),
  phoneNumber: phone(),
});
export const corporateUpdate = object({
  id: id(),
  version: optionalVersion(),
  Business_Nature: choice(businessNatures),
  Creation_Year: year(),
  Registration_Number: textFrom3(50),
  Registered_Address: addressFrom3(300),
  PhoneNumber: phone(),
  clientTypeId: clientTypeId().optional(),
});
export const governmentUpdate = object({
  id: id(),
  version: optionalVersion(),
  business_Nature: optionalChoice(businessNatures).optional(),
  registration_Number: optionalTextFrom3(50).optional(),
  registered_Address: addressFrom3(300),
  phoneNumber: phone(),
  governmentStaffType: choice(governmentStaffTypes).optional(),
  state: optionalChoice(states).optional(),
  clientTypeId: clientTypeId().optional(),
});
export const individualUpdate = object({
  id: id(),
  version: optionalVersion(),
  phoneNumber: phone(),
  meansOfId: choice(meansOfId),
  identification: identification('meansOfId'),
  clientTypeId: clientTypeId().optional(),
});

export const activationBody = object({
  Id: id(),
  Status: textOrNumber('Invalid selection'),
  Reason: lines().optional(),
});
