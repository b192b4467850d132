import { boolean, mixed, number, string } from 'yup';
import { isCalendarDate } from '../dates/dates.ts';
import { amountProblem } from '../money/money.ts';
import { isAccountPhone, isForeignPhone, nationalPhone } from '../wording/phone.ts';

/** The fields' rules and messages, used by forms and by the server alike. */

const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@.<>()[\]\\,;:"]{2,}$/;

export const tooShort = 'Must be at least 3 character(s) long';

/** Required text of at least three characters (REG-25). */
export const textFrom3 = (maximum = 200) =>
  string()
    .required(tooShort)
    .max(maximum, `Must be at most ${maximum} character(s) long`)
    .test('min-3', tooShort, (value) => value.trim().length >= 3);

/** Text checked only if given (REG-26). */
export const optionalTextFrom3 = (maximum = 200) =>
  string()
    .nullable()
    .max(maximum, `Must be at most ${maximum} character(s) long`)
    .test('min-3', tooShort, (value) => !value || value.trim().length >= 3);

/** A person's name in the profile (PROFILE-19). */
export const profileName = () =>
  textFrom3(100).test('edges', 'Cannot begin or end with a space', (value) => value === value.trim());

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

const isDigits = (value: string) => /^\d*$/.test(value);
const not11Digits = 'Mobile number must be exactly 11 digits long';

/** A Nigerian number, or another country's with its code (BOOK-40, BOOK-41). */
export const passengerMobile = () =>
  string()
    .required(not11Digits)
    .test('number', 'Mobile number must be a number', (value) => isDigits(value) || isForeignPhone(value))
    .test('length', not11Digits, (value) => !isDigits(value) || value.length === 11);

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

/** The shapes that more than one reply carries, in the specification's spelling. Dates are ISO 8601 in UTC. */

export const label = () => string().defined().nullable();
export const amountNaira = () => number().required();

/** The queries of the staff's lists. Days are those in Lagos, YYYY-MM-DD, and both ends belong to a span. */

export const oneOf = <const T extends string>(options: readonly T[]) =>
  string<T>().optional().oneOf(options, 'Invalid selection');

/** The terms box: must be ticked, and its error text stays hidden (REG-13, REG-14). */
export const accepted = () => boolean().required('').oneOf([true], '');
