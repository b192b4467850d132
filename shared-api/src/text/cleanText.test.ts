import { characters, cleanLines, cleanText, searchText } from './index.ts';

const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}';

describe('a text of one line', () => {
  it.each([
    ['blanks at both ends', '  Ada Obi \t', 'Ada Obi'],
    ['runs of blanks, also unbreakable and ideographic ones', 'Ada\u00a0 \u3000Obi', 'Ada Obi'],
    ['line breaks of every system', 'Ada\r\nObi\u2028Eze\u0085Uche', 'Ada Obi Eze Uche'],
    ['a byte order mark, as editors put it before a file', '\ufeffAda', 'Ada'],
    ['marks of direction, as contact cards copy them', '\u202aada@x.example\u202c', 'ada@x.example'],
    ['isolates, as chat programs copy them', '\u2068Ada\u2069', 'Ada'],
    ['an override that turns a name round', 'invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['letters without width', 'A\u200bd\u200ca\u2060', 'Ada'],
    ['a soft hyphen of a web page', 'Ade\u00adbayo', 'Adebayo'],
    ['control characters', 'Ada\u0007\u001b[31m', 'Ada[31m'],
    ['NUL', 'A\u0000da', 'Ada'],
    ['variation selectors', 'Ada\ufe0f', 'Ada'],
    ['fillers that are drawn as nothing', '\u3164Ada\u2800', 'Ada'],
    ['decomposed letters', 'Ọlá'.normalize('NFD'), 'Ọlá'.normalize('NFC')],
    ['a tone mark on a dotted letter, which has no composed form', 'o\u0323\u0301', '\u1ecd\u0301'],
    ['half a letter', 'Ada\ud83d', 'Ada\ufffd'],
    ['nothing but what cannot be seen', ' \u200b\u00a0\u2063 ', ''],
    ['blanks that marks stand between', 'Ada \u200b \u200b Obi', 'Ada Obi'],
    ['flags of letters, kept', '\u{1F1F3}\u{1F1EC} Lagos', '\u{1F1F3}\u{1F1EC} Lagos'],
    ['what is as it should be', 'Ọ̀yọ́ & Sons (Nig.) Ltd', 'Ọ̀yọ́ & Sons (Nig.) Ltd'],
  ])('has no %s', (_, given, stored) => {
    expect(cleanText(given)).toBe(stored);
    expect(cleanText(stored)).toBe(stored);
  });
});

describe('a text of several lines', () => {
  it.each([
    ['line breaks of every system as one', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['at most one empty line in turn', 'a\n\n\n\n\nb', 'a\n\nb'],
    ['no blanks at the ends of a line', '  a  \n  b  ', 'a\nb'],
    ['emoji that are joined', `Thanks ${family}`, `Thanks ${family}`],
    ['the colour of emoji', '\u2764\ufe0f \u{1F44D}\u{1F3FE}', '\u2764\ufe0f \u{1F44D}\u{1F3FE}'],
    ['key caps', '1\ufe0f\u20e3', '1\ufe0f\u20e3'],
    ['no joiner outside an emoji', 'a\u200db', 'ab'],
    ['no mark of direction', 'a\u202eb\nc\u200f', 'ab\nc'],
  ])('has %s', (_, given, stored) => {
    expect(cleanLines(given)).toBe(stored);
    expect(cleanLines(stored)).toBe(stored);
  });
});

it('a letter outside the basic plane counts as one', () => {
  expect(characters('a\u{1F44D}b')).toBe(3);
});

describe('a search', () => {
  it.each([
    ['Ọlábísí', 'olabisi'],
    ['Ọlábísí'.normalize('NFD'), 'olabisi'],
    ['Ṣọlá Àjàyí', 'sola ajayi'],
    ['ƁALA Ɗanladi', 'bala danladi'],
    ['Ƙasimu', 'kasimu'],
    ['Nwaŋkwọ', 'nwankwo'],
    ['O’Connor', 'oconnor'],
    ["O'Connor", 'oconnor'],
    ['Maʼaji', 'maaji'],
    ['Okafor–Bello', 'okafor bello'],
    ['Okafor-Bello', 'okafor bello'],
    ['  ADA \u00a0 OBI ', 'ada obi'],
    ['Zoë Åström', 'zoe astrom'],
    ['Straße Æon Øre', 'strasse aeon ore'],
    ['\u202aada@x.example\u202c', 'ada@x.example'],
    ['İbrahim', 'ibrahim'],
  ])('folds %j to %j', (typed, folded) => {
    expect(searchText(typed)).toBe(folded);
    expect(searchText(folded)).toBe(folded);
  });
});
