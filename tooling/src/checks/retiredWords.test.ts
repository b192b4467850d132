import { retiredIn } from './retiredWords.ts';

it.each([
  ['a part of a name', 'new SmtpStandIn()', '"SmtpStandIn": say fake; sandbox for the gateway'],
  ['a comment', '/** Whoever opened it, and his session. */', '"his": say they'],
  [
    'a path',
    "import { x } from './finance-desk/x.ts';",
    '"finance-desk": say staff, worklist, finance office; a desk is the booking desk',
  ],
])('%s with a retired word is refused, and says what to say', (_, text, problem) => {
  expect(retiredIn(text)).toEqual([problem]);
});

it('a word is named once for a text', () => {
  expect(retiredIn('so many, and so many')).toEqual(['"so many": say this many']);
});

it.each([
  'this history of theirs',
  'keepPreviousData',
  'to your door',
  'the longest prefix',
  'A lot of the slots',
])('passes %s', (text) => {
  expect(retiredIn(text)).toEqual([]);
});
