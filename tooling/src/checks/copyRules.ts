import { filesBelow } from '../files/filesBelow.ts';
import type { Counts } from '../test/Step.ts';
import { inEachFile, type WordRule, wordsAgainst } from './wordRules.ts';

const rules: readonly WordRule[] = [
  {
    pattern: /\b[eE]mails?(?= (?:address|and|or|is|was|has|that|to|verified|verification)\b)/g,
    instead: 'e-mail',
  },
  { pattern: /\b[wW]heel chair\b/g, instead: 'wheelchair' },
  { pattern: /\b[cC]anceled(?= [a-z])|(?<=[a-z] )canceled\b/g, instead: 'cancelled' },
  { pattern: /\bView (?:more|details|service|all)\b/gi, instead: 'View' },
  { pattern: /\b[oO]rganizations?(?=[ ,.])/g, instead: 'organisation' },
  { pattern: /\bNGN\b/g, instead: '₦' },
  { pattern: /\b[cC]lick here\b/g, instead: 'what the link leads to' },
  { pattern: /\b[sS]ign [uU]p\b/g, instead: 'Create account' },
  { pattern: /\b[lL]og into\b/g, instead: 'Log in' },
  {
    pattern:
      /\.toLocale(?:Date|Time)?String\(|Intl\.DateTimeFormat|\bdayjs\b|'[^'\n]*\b(?:hh?|HH?):mm[^'\n]*'/g,
    instead: 'shared-api/src/dates/dates.ts',
  },
];

/** These texts are quoted from the specification and must not change. */
const quoted: readonly string[] = [
  'Enter email address to reset your password',
  'Kindly check your email for next procedures',
  'Email verified successfully',
  'Your email has been verified',
  'Email verification failed',
  'Email verfication code invalid',
  'Invalid email format',
  'This email address is already registered',
  'Password reset email sent successfully',
  "'Wheel chair'",
  "'wheel chair'",
  'Booking canceled successfully',
  'View More',
  'View Service',
  'View All',
  '>View all<',
  'Amount cannot be lower than NGN',
  'Log into account',
  'Sign Up',
  '>Sign up<',
];

/** Comments and import paths are not texts for users. */
const unread = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|^import [^\n]*/gm;

export function otherWordsIn(source: string): readonly string[] {
  let text = source.replace(unread, '');
  for (const words of quoted) text = text.replaceAll(words, '');
  return wordsAgainst(rules, text);
}

const places = [
  'shell/src',
  'shared-ui/src',
  'mf-accounts/src',
  'mf-bookings/src',
  'mf-wallet/src',
  'mf-staff/src',
  'provider-api/src/documents',
  'provider-api/src/domains',
  'provider-api/src/mail',
];
const isCopy = /(?<!\.test)\.tsx?$/;
const isForTests = /\/testing\//;

export const copyRules = async (): Promise<Counts> => {
  const files = places.flatMap(filesBelow).filter((file) => isCopy.test(file) && !isForTests.test(file));
  return inEachFile(
    files,
    otherWordsIn,
    `${files.length} files say what people read in the words of docs/wording.md.`,
  );
};
