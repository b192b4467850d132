import { otherWordsIn } from './copyRules.ts';

it.each([
  ['a spelling', '<p>Check your email address</p>', '"email": say e-mail'],
  ['another spelling', 'name="Your organization, and its members"', '"organization": say organisation'],
  ['a table', "header: 'Needs a wheel chair, please'", '"wheel chair": say wheelchair'],
  ['a message', "'The invoice was canceled'", '"canceled": say cancelled'],
  ['a button', '<Button>View details</Button>', '"View details": say View'],
  ['a link', '<Link>Sign up for the portal</Link>', '"Sign up": say Create account'],
  [
    'a format of its own',
    'at.toLocaleDateString()',
    '".toLocaleDateString(": say shared-api/src/dates/dates.ts',
  ],
  ['a pattern', "format(at, 'D MMM, HH:mm')", `"'D MMM, HH:mm'": say shared-api/src/dates/dates.ts`],
])('%s in other words is refused, and says what to say', (_, source, problem) => {
  expect(otherWordsIn(source)).toEqual([problem]);
});

it.each([
  ['what the specification quotes', "title: 'Email verified successfully!'"],
  ['a comment', '// the email address is checked'],
  ['the name of a field', '<TextField name="email" label="Email" type="email" />'],
  ['an account type', "label: 'Corporate Organization',"],
  ['a status', "status === 'Canceled'"],
])('%s passes', (_, source) => {
  expect(otherWordsIn(source)).toEqual([]);
});
