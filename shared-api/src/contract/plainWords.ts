import type { LocaleObject } from 'yup';

const invalid = 'Invalid value';

/** What people read where a rule has no text of its own; the library's words are for programmers. */
export const plainWords: LocaleObject = {
  mixed: {
    default: invalid,
    required: 'Please fill in this field',
    defined: 'Please fill in this field',
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
