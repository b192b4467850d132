import { searchWords } from '../wording/searchWords.ts';
import { personKey } from './rules.ts';

it.each([
  ['Adaeze', 'Obi', '08031234567', 'adaeze obi 8031234567'],
  [' ADÁEZE ', 'Òbí', '+2348031234567', 'adaeze obi 8031234567'],
  ['Mary  Jane', 'Ẹ̀kọ́', '0803 123 4567', 'mary jane eko 8031234567'],
  ['Jürgen', 'Groß', '+44 7911 123456', 'jurgen gross 7911123456'],
])('%j %j with %j is one person', (FirstName, LastName, mobileNumber, key) => {
  expect(personKey({ FirstName, LastName, mobileNumber })).toBe(key);
});

it.each([
  ['Obi Ada', ['obi', 'ada']],
  ['0803 123 45', ['80312345']],
  ['+234 803-123', ['803123']],
  ['  ', []],
])('a search for %j looks for these words in the keys', (search, words) => {
  expect(searchWords(search)).toEqual(words);
});
