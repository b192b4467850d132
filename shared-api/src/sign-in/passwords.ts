import { secret } from '../contract/fields.ts';
import { ref } from '../contract/yup.ts';

/** The last two lines are words of the portal. */
const stems: ReadonlySet<string> = new Set(
  `
  password passwords passord pass pwd mypassword newpassword passphrase welcome letmein changeme default
  temp temporary test testing tester guest admin administrator administration root user username login
  manager master qwerty qwert qwertyuiop azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qaz qweasd
  qweasdzxc abcd abcdef aaaa aabb aa iloveyou love loveyou monkey dragon sunshine princess football
  baseball superman batman shadow michael jordan daniel charlie ashley jessica jesus god godisgood blessed
  hello helloworld computer internet samsung google facebook microsoft apple summer winter spring autumn
  january december monday friday liverpool chelsea arsenal barcelona manchester pokemon starwars whatever
  trustno
  airport airports protocol protocols portal authority aviation flight booking nigeria naija lagos abuja
  kano portharcourt enugu
  `.match(/[a-z]+/g),
);

const withoutEnds = (text: string): string => text.replace(/^[^a-z]+|[^a-z]+$/g, '');
const asLetters = (text: string): string =>
  text
    .replace(/[@4]/g, 'a')
    .replace(/[$5]/g, 's')
    .replace(/[1!]/g, 'i')
    .replaceAll('0', 'o')
    .replaceAll('3', 'e')
    .replaceAll('7', 't')
    .replace(/[^a-z]/g, '');

export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return stems.has(asLetters(withoutEnds(lower))) || stems.has(asLetters(lower));
}

const contents = [
  [/\d/, 'Password must contain a digit', 'A digit'],
  [/[^A-Za-z0-9\s]/, 'Password must contain a special character', 'A special character'],
  [/[A-Z]/, 'Password must contain an uppercase letter', 'An uppercase letter'],
  [/[a-z]/, 'Password must contain a lowercase letter', 'A lowercase letter'],
] as const;

export const passwordRules: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/^.{6}/s, 'At least 6 characters'],
  ...contents.map(([pattern, , text]) => [pattern, text] as const),
];

export const newPassword = () =>
  contents.reduce(
    (field, [pattern, message]) => field.matches(pattern, message),
    secret(200, 'Password must be at most 200 character(s) long')
      .required('Password must be at least 6 character(s) long')
      .min(6, 'Password must be at least 6 character(s) long'),
  );

/** A password that breaks another rule gets only the message of that rule. */
const isTooEasy = (password: string) =>
  contents.every(([pattern]) => pattern.test(password)) && isCommonPassword(password);

/** Common passwords are refused from staff, and in fields whose rules the specification does not prescribe. */
export const uncommonPassword = () =>
  newPassword().test('uncommon', 'Password is too easy to guess', (value) => !isTooEasy(value));

export const confirmation = (of: string) =>
  secret()
    .required('Must match password')
    .oneOf([ref(of)], 'Must match password');
