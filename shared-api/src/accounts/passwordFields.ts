import { ref, string } from 'yup';
import { isCommonPassword } from './passwords.ts';

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
