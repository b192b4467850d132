import { boolean, mixed, number, ref, string } from 'yup';
import { serviceTypes } from '../rules/accountTypes.ts';
import { isCommonPassword } from '../rules/commonPasswords.ts';
import { isCalendarDate } from '../rules/lagosTime.ts';
import { amountProblem } from '../rules/money.ts';
import { isAccountPhone, nationalPhone } from '../rules/phone.ts';

/** The fields' rules and messages, used by forms and by the server alike. */

const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@.<>()[\]\\,;:"]{2,}$/;

export const atLeast3 = 'Must be at least 3 character(s) long';

/** Required text of at least three characters (REG-25). */
export const text = (maximum = 200) =>
  string()
    .required(atLeast3)
    .max(maximum, `Must be at most ${maximum} character(s) long`)
    .test('min-3', atLeast3, (value) => value.trim().length >= 3);

/** Text checked only if given (REG-26). */
export const optionalText = (maximum = 200) =>
  string()
    .nullable()
    .max(maximum, `Must be at most ${maximum} character(s) long`)
    .test('min-3', atLeast3, (value) => !value || value.trim().length >= 3);

/** A person's name in the profile (PROFILE-19). */
export const profileName = () =>
  text(100).test('edges', 'Cannot begin or end with a space', (value) => value === value.trim());

export const email = (message = 'Invalid email format') =>
  string().required(message).max(254, message).matches(emailPattern, message);

export const phone = () =>
  string()
    .required('Invalid phone number format')
    .test('phone', 'Invalid phone number format', (value) => isAccountPhone(nationalPhone(value)));

/** Any number that can be dialled, as it is written for callers; checked only if given. */
export const officePhone = () =>
  string()
    .optional()
    .matches(/^[+(]?\d(?:[ -]?\(?\d\)?){6,18}$/, {
      message: 'Invalid phone number format',
      excludeEmptyString: true,
    });

/** What a new password must contain. */
const contents = [
  [/\d/, 'Password must contain a digit'],
  [/[^A-Za-z0-9\s]/, 'Password must contain a special character'],
  [/[A-Z]/, 'Password must contain an uppercase letter'],
  [/[a-z]/, 'Password must contain a lowercase letter'],
] as const;

/** A new password; every unmet rule has its own message (REG-19 to REG-23, G17). */
export const newPassword = () =>
  contents.reduce(
    (field, [pattern, message]) => field.matches(pattern, message),
    string()
      .required('Password must be at least 6 character(s) long')
      .min(6, 'Password must be at least 6 character(s) long')
      .max(200, 'Password must be at most 200 character(s) long'),
  );

/** Only one that fulfils the rules is said to be too easy: the others are shown what they lack. */
const isTooEasy = (password: string) =>
  contents.every(([pattern]) => pattern.test(password)) && isCommonPassword(password);

/** Where the specification has no rules of its own, and wherever a member of staff chooses one. */
export const uncommonPassword = () =>
  newPassword().test('uncommon', 'Password is too easy to guess', (value) => !isTooEasy(value));

export const confirmation = (of: string) =>
  string()
    .required('Must match password')
    .oneOf([ref(of)], 'Must match password');

/** One of a fixed list. */
export const choice = <const T extends string>(options: readonly T[], message = 'Invalid selection') =>
  string<T>().required(message).oneOf(options, message);

export const optionalChoice = <const T extends string>(
  options: readonly T[],
  message = 'Invalid selection',
) =>
  string<T>()
    .nullable()
    .oneOf([...options, null], message);

/** An id that may be missing; larger ones are beyond what the database can hold. */
export const optionalId = (message = 'Invalid id') =>
  number()
    .typeError(message)
    .integer(message)
    .min(1, message)
    .max(Number.MAX_SAFE_INTEGER, message)
    .optional();
export const id = () => optionalId().required('Invalid id');

const isTextOrNumber = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** What may come as a text or as a number, and as nothing else that JSON can hold. */
export const textOrNumber = (message: string) =>
  mixed({ type: 'textOrNumber', check: isTextOrNumber }).typeError(message).required(message);

/** An amount of naira, up to this many kobo; every other one gets a message that says what is wrong. */
export const nairaAmount = (maximumKobo: number) =>
  textOrNumber('Please enter an amount').test('amount', (value, { createError }) => {
    const message = amountProblem(value, maximumKobo);
    return message === undefined || createError({ message });
  });

/** A number of {@link serviceTypes} (G01, REG-60). */
export const clientTypeId = () =>
  number()
    .typeError('Invalid Client Type Selected')
    .oneOf(Object.values(serviceTypes), 'Invalid Client Type Selected');

export const year = () =>
  string()
    .required('Invalid year format')
    .matches(/^[12]\d{3}$/, 'Invalid year format');

/** A day, or a timestamp that begins with it. */
export const optionalCalendarDate = () =>
  string()
    .optional()
    .test(
      'date',
      'Invalid date format',
      (value) => value === undefined || isCalendarDate(value.slice(0, 10)),
    );
export const calendarDate = () => optionalCalendarDate().required('Invalid date format');

/** Years that have four digits: dates beyond them are valid to JavaScript and to nobody else. */
const isWithinYears = (instantMs: number): boolean =>
  instantMs >= Date.UTC(1900, 0, 2) && instantMs < Date.UTC(9999, 11, 30);

const isTimestamp = (value: string) => value.length > 10 && isWithinYears(Date.parse(value));

export const optionalTimestamp = () =>
  string()
    .optional()
    .test('time', 'Invalid time format', (value) => value === undefined || isTimestamp(value));
export const timestamp = () => optionalTimestamp().required('Invalid time format');

/** The terms box: must be ticked, and its error text stays hidden (REG-13, REG-14). */
export const accepted = () => boolean().required('').oneOf([true], '');

export const rank = () =>
  number()
    .typeError('Cannot be less than 1')
    .integer('Cannot be less than 1')
    .min(1, 'Cannot be less than 1')
    .max(5, 'Cannot be more than 5');
