import { isFlightNumber } from '../bookings/flightCode.ts';
import { isCalendarDate } from '../dates/dates.ts';
import { amountProblem } from '../money/money.ts';
import { characters, cleanLines, cleanText, cleanWithin } from '../text/cleanText.ts';
import { unprintable } from '../text/printable.ts';
import { isAccountPhone, isForeignPhone, phoneNumber } from '../wording/phone.ts';
import { boolean, mixed, number, type StringSchema, string, type TestContext } from './yup.ts';

const lengthMessage = (maximum: number) => `Must be at most ${maximum} character(s) long`;

/** Each text is cleaned before its rules are checked, so the rules see the stored form of the text. */
const kinds = {
  line: cleanText,
  lines: cleanLines,
  /** Spaces at both ends are kept, since the function `profileName` must refuse them with a message. */
  profileName: cleanWithin,
  phone: phoneNumber,
  /** The number is stored as printed on the ticket; `flightCode` gives the form for comparison. */
  flightNumber: (text: string) => cleanText(text).toUpperCase(),
  secret: (text: string) => text,
};

function text(kind: keyof typeof kinds, maximum: number, message = lengthMessage(maximum)): StringSchema {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? kinds[kind](value) : value))
    .meta({ kind })
    .test({
      name: 'max',
      message,
      params: { max: maximum },
      test: (value) => value == null || characters(value) <= maximum,
    });
}

export const line = (maximum = 200, message?: string) => text('line', maximum, message);

export const lines = (maximum = 1000, message?: string) => text('lines', maximum, message);

export const secret = (maximum = 200, message?: string) => text('secret', maximum, message);

const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@.<>()[\]\\,;:"]{2,}$/;

export const tooShort = 'Must be at least 3 character(s) long';
const hasThree = (value: string | null | undefined) => !value || characters(value.trim()) >= 3;

export const textFrom3 = (maximum = 200) =>
  line(maximum).required(tooShort).test('min-3', tooShort, hasThree);

export const optionalTextFrom3 = (maximum = 200) =>
  line(maximum).nullable().test('min-3', tooShort, hasThree);

/** Only two characters before the dot are matched: an unlimited match takes minutes on a long name. */
const webAddress =
  /:\/\/|\bwww\.|[\p{L}\d-]{2}\.(?:(?:com|net|org|info|biz|ng|io|xyz|site|online|link|click|top|app|dev|live|shop|store|club|ru|cn|ly|gd|tk)(?![\p{L}\d])|[a-z]{2,}\/)/iu;
const isNoWebAddress = (value: string | null | undefined) =>
  !value || !webAddress.test(value.normalize('NFKC'));

export const linesFrom3 = (maximum = 500) =>
  lines(maximum).required(tooShort).test('min-3', tooShort, hasThree);
export const optionalLinesFrom3 = (maximum = 500) =>
  lines(maximum).nullable().test('min-3', tooShort, hasThree);

const otherLetters = (value: string) => {
  const letter = unprintable(value);
  return letter && `Please use the letters of a passport: “${letter}” cannot be printed`;
};

const passportLetters = (value: string | null | undefined, { createError }: TestContext) => {
  const message = value && otherLetters(value);
  return !message || createError({ message });
};

/** The portal writes names into e-mails, so a name must not contain a web address. */
const nameLetters = (value: string | null | undefined, context: TestContext) =>
  isNoWebAddress(value)
    ? passportLetters(value, context)
    : context.createError({ message: 'Must not hold a web address' });

export const addressFrom3 = (maximum: number) => textFrom3(maximum).test('letters', passportLetters);

export const nameFrom3 = (maximum = 200) => textFrom3(maximum).test('letters', nameLetters);
export const optionalNameFrom3 = (maximum = 200) => optionalTextFrom3(maximum).test('letters', nameLetters);

export const profileName = () =>
  text('profileName', 100)
    .required(tooShort)
    .test('min-3', tooShort, hasThree)
    .test('edges', 'Cannot begin or end with a space', (value) => value === value?.trim())
    .test('letters', nameLetters);

export const email = (message = 'Invalid email format') =>
  line(254, message).required(message).matches(emailPattern, message);

export const phone = () =>
  text('phone', 30, 'Invalid phone number format')
    .required('Invalid phone number format')
    .test('phone', 'Invalid phone number format', isAccountPhone);

export const officePhone = () =>
  line(30, 'Invalid phone number format')
    .optional()
    .matches(/^[+(]?\d(?:[ -]?\(?\d\)?){6,18}$/, {
      message: 'Invalid phone number format',
      excludeEmptyString: true,
    });

export const optionalMobile = () =>
  text('phone', 30)
    .nullable()
    .optional()
    .test('min-11', 'Must be at least 11 character(s) long', (value) => !value || characters(value) >= 11);

const notFlightNumber = 'Must be a flight number such as P47121 or BA 75';

export const optionalFlightNumber = () =>
  text('flightNumber', 20)
    .optional()
    .test('min-3', tooShort, hasThree)
    .test(
      'flight-number',
      notFlightNumber,
      (value) => !value || characters(value) < 3 || isFlightNumber(value),
    );
export const flightNumber = () => optionalFlightNumber().required(tooShort);

const isDigits = (value: string) => /^\d*$/.test(value);
const not11Digits = 'Mobile number must be exactly 11 digits long';

export const passengerMobile = () =>
  text('phone', 30, not11Digits)
    .required(not11Digits)
    .test('number', 'Mobile number must be a number', (value) => isDigits(value) || isForeignPhone(value))
    .test('length', not11Digits, (value) => !isDigits(value) || value.length === 11);

const choiceText = <T extends string>() => line() as StringSchema<T | undefined>;

export const choice = <const T extends string>(options: readonly T[], message = 'Invalid selection') =>
  choiceText<T>().required(message).oneOf(options, message);

export const optionalChoice = <const T extends string>(
  options: readonly T[],
  message = 'Invalid selection',
) =>
  choiceText<T>()
    .nullable()
    .oneOf([...options, null], message);

export const wholeNumber = (min: number, max: number, message: string) =>
  number().typeError(message).integer(message).min(min, message).max(max, message);

export const optionalId = (message = 'Invalid id') =>
  wholeNumber(1, Number.MAX_SAFE_INTEGER, message).optional();
export const id = () => optionalId().required('Invalid id');

/** A request sends the version of the record that the form showed. Without it, the last save wins. */
export const optionalVersion = () => optionalId('Invalid version');
export const version = () => optionalVersion().required('Invalid version');

const isTextOrNumber = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

export const textOrNumber = (message: string) =>
  mixed({ type: 'textOrNumber', check: isTextOrNumber })
    .transform((value: unknown) => (typeof value === 'string' ? cleanText(value) : value))
    .typeError(message)
    .required(message);

export const nairaAmount = (maximumKobo: number) =>
  textOrNumber('Please enter an amount').test('amount', (value, { createError }) => {
    const message = amountProblem(value, maximumKobo);
    return message === undefined || createError({ message });
  });

export const optionalCalendarDate = () =>
  line(40, 'Invalid date format')
    .optional()
    .test(
      'date',
      'Invalid date format',
      (value) =>
        value === undefined ||
        (isCalendarDate(value.slice(0, 10)) && /^.{10}(?:T[\d:.]+(?:Z|[+-][\d:]+)?)?$/i.test(value)),
    );
export const calendarDate = () => optionalCalendarDate().required('Invalid date format');

/** Only years with four digits are accepted: other programs refuse the later years that JavaScript allows. */
const isWithinYears = (instantMs: number): boolean =>
  instantMs >= Date.UTC(1900, 0, 2) && instantMs < Date.UTC(9999, 11, 30);

const isTimestamp = (value: string) => value.length > 10 && isWithinYears(Date.parse(value));

export const optionalTimestamp = () =>
  line(40, 'Invalid time format')
    .optional()
    .test('time', 'Invalid time format', (value) => value == null || isTimestamp(value));
export const timestamp = () => optionalTimestamp().required('Invalid time format');

export const label = () => string().defined().nullable();
export const amountNaira = () => number().required();

export const oneOf = <const T extends string>(options: readonly T[], message = 'Invalid selection') =>
  choiceText<T>().optional().oneOf(options, message);

export const accepted = () => boolean().required('').oneOf([true], '');
