/** All schemas must import yup from this file. This file replaces yup's technical messages with plain sentences. */
import { type LocaleObject, setLocale } from 'yup';

const invalid = 'Invalid value';

const plainWords: LocaleObject = {
  mixed: {
    default: invalid,
    required: 'Fill in this field',
    defined: 'Fill in this field',
    notNull: invalid,
    oneOf: 'Invalid selection',
    notOneOf: 'Invalid selection',
    notType: ({ originalPath }) => (originalPath ? invalid : 'The request is malformed'),
  },
  string: {
    min: ({ min }) => `Must be at least ${min} character(s) long`,
    max: ({ max }) => `Must be at most ${max} character(s) long`,
    matches: invalid,
  },
  number: {
    min: ({ min }) => `Cannot be less than ${min}`,
    max: ({ max }) => `Cannot be more than ${max}`,
    moreThan: ({ more }) => `Must be more than ${more}`,
    integer: 'Must be a whole number',
  },
  boolean: { isValue: invalid },
  array: { min: ({ min }) => `Must have at least ${min}`, max: ({ max }) => `Must have at most ${max}` },
};
setLocale(plainWords);

export {
  type AnySchema,
  array,
  boolean,
  type InferType,
  mixed,
  number,
  object,
  ref,
  type StringSchema,
  string,
  type TestContext,
  ValidationError,
} from 'yup';
