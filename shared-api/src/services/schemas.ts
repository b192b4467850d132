import { id, lines, optionalVersion, textFrom3 } from '../contract/fields.ts';
import { boolean, number, object } from '../contract/yup.ts';
import { serviceTypes } from './rules.ts';

export const serviceFields = object({
  Name: textFrom3(100),
  Description: lines().defined(),
  Price: number()
    .required('Must be greater than zero')
    .typeError('Must be greater than zero')
    .moreThan(0, 'Must be greater than zero')
    .max(1_000_000_000),
  ServiceTypeId: number()
    .required('Invalid selection')
    .typeError('Invalid selection')
    .oneOf(Object.values(serviceTypes), 'Invalid selection'),
});
export const serviceUpdate = serviceFields.shape({
  Id: id(),
  Status: boolean().required('Must be active or inactive').typeError('Must be active or inactive'),
  version: optionalVersion(),
});
