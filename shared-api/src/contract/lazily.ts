import { type AnySchema, type LocaleObject, setLocale } from 'yup';

const invalid = 'Invalid value';

/** What people read where a rule has no text of its own; the library's words are for programmers. */
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

/**
 * A schema that is built when something of it is first asked for. A page validates with a few of the contract's schemas;
 * building all of them would take a slow phone a fifth of a second, before anything is drawn.
 */
export function lazily<S extends AnySchema>(build: () => S): S {
  let built: S | undefined;
  const schema = (): S => {
    if (!built) {
      setLocale(plainWords);
      built = build();
    }
    return built;
  };
  return new Proxy({} as S, {
    get(_, key) {
      const value: unknown = Reflect.get(schema(), key);
      return typeof value === 'function' ? value.bind(schema()) : value;
    },
    has: (_, key) => Reflect.has(schema(), key),
    getPrototypeOf: () => Reflect.getPrototypeOf(schema()),
  });
}
