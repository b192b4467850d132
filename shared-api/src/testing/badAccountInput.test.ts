import { type AnyObject, type ObjectSchema, ValidationError } from 'yup';
import { accountBodySamples } from './accountBodySamples.ts';

const bad = {
  empty: '',
  'too short': 'a',
  'nothing but spaces': '     ',
  emoji: '\u{1F600}\u{1F600}',
  'of 10,000 characters': 'a'.repeat(10_000),
  HTML: '<img src=x onerror=alert(1)>',
  'a number out of every list': 99,
  'a fraction': 1.5,
  negative: -1,
  'a list': ['a', 'b'],
  'an object': { a: 1 },
} as const;
type Value = keyof typeof bad;
type Body = keyof typeof accountBodySamples;

const numbers: readonly Value[] = ['a number out of every list', 'a fraction', 'negative'];
const textsOfAnyKind: readonly Value[] = ['emoji', 'HTML', ...numbers];
const everyText: readonly Value[] = ['empty', 'too short', 'nothing but spaces', ...textsOfAnyKind];
/** A secret is only compared, so any text from one letter to the maximum length is accepted. */
const secret: readonly Value[] = everyText.filter((value) => value !== 'empty');

/**
 * These odd values are accepted: free text is stored as typed, since pages show it as text, and a number is read
 * as its digits. An optional field may be empty. Everything else must be refused.
 */
const takes: Readonly<Record<string, readonly Value[]>> = {
  ...Object.fromEntries(
    [
      'Registered_Address',
      'registered_Address',
      'Business_Name',
      'Registration_Number',
      'FirstName',
      'LastName',
      'firstname',
      'lastName',
      'Name_Of_Government_Officials_Office',
      'Name_Of_School',
    ].map((field) => [field, textsOfAnyKind]),
  ),
  middleName: ['empty', 'nothing but spaces', ...textsOfAnyKind],
  MiddleName: ['empty', 'nothing but spaces', ...textsOfAnyKind],
  registration_Number: ['empty', 'nothing but spaces', ...textsOfAnyKind],
  feedbackText: ['too short', ...textsOfAnyKind],
  FeedbackText: ['empty', 'nothing but spaces', ...textsOfAnyKind],
  Reason: everyText,
  // The server ignores this field and stores the office's own name instead.
  'governmentRegistration.Business_Name': everyText,
  'governmentCorrection.Business_Name': everyText,
  'signInBody.Password': secret,
  'signInBody.Code': everyText,
  ActivationCode: secret,
  Removed_Files: ['empty', 'nothing but spaces', 'a number out of every list'],
  id: ['a number out of every list'],
  Id: ['a number out of every list'],
  version: ['a number out of every list'],
  // The form always sends 1, and the server ignores the value (G33).
  'feedbackBody.eOptions': numbers,
  // The value is a name or an index, which the server compares with its list of statuses.
  Status: [...everyText, 'of 10,000 characters'],
};

const pathsRefused = (schema: ObjectSchema<AnyObject>, value: unknown): (string | undefined)[] => {
  try {
    schema.validateSync(value, { abortEarly: false });
    return [];
  } catch (failure) {
    if (!(failure instanceof ValidationError)) throw failure;
    return failure.inner.length > 0 ? failure.inner.map(({ path }) => path) : [failure.path];
  }
};

const names = Object.keys(accountBodySamples) as Body[];
const fieldsOf = (body: Body) => Object.keys(accountBodySamples[body].schema.fields);
const schemaOf = (body: Body): ObjectSchema<AnyObject> => accountBodySamples[body].schema;
const cases = names.flatMap((body) => fieldsOf(body).map((field) => [body, field] as const));

it.each(names)('%s: each of its fields has a valid sample', (body) => {
  expect(Object.keys(accountBodySamples[body].valid).sort()).toEqual(fieldsOf(body).sort());
  expect(pathsRefused(schemaOf(body), accountBodySamples[body].valid)).toEqual([]);
});

it.each(cases)(
  '%s refuses %s when it is empty, too short, too long, of another kind or in no list',
  (body, field) => {
    const taken = (Object.keys(bad) as Value[]).filter((value) => {
      const refused = pathsRefused(schemaOf(body), {
        ...accountBodySamples[body].valid,
        [field]: bad[value],
      });
      return !refused.some((path) => path === field || path?.startsWith(`${field}[`));
    });
    expect(
      taken.filter((value) => !(takes[`${body}.${field}`] ?? takes[field] ?? []).includes(value)),
    ).toEqual([]);
  },
);
