import { formatPhone, isAccountPhone, isForeignPhone, phoneNumber } from './phone.ts';
import { searchWords } from './searchWords.ts';

describe('a telephone number', () => {
  it.each([
    '08031234567',
    '8031234567',
    '0803 123 4567',
    '0803-123-4567',
    '0803.123.4567',
    '(0803) 123 4567',
    '0803\u2011123\u20114567',
    '0803\u2013123\u20134567',
    '0803\u2212123\u22124567',
    '0803\u00a0123\u20094567',
    '\u202a+234 803 123 4567\u202c',
    '\u2068+2348031234567\u2069',
    '+2348031234567',
    '2348031234567',
    '+234 (0) 803 123 4567',
    '+234(0)8031234567',
    '+23408031234567',
    '00234 803 123 4567',
    '002348031234567',
    'tel:+2348031234567',
    'Phone: 0803 123 4567',
    '\uff10\uff18\uff10\uff13\uff11\uff12\uff13\uff14\uff15\uff16\uff17',
    '\ufeff0803 123 4567\u200b',
    '0803\t123\t4567',
  ])('as %j is 08031234567', (written) => {
    expect(phoneNumber(written)).toBe('08031234567');
    expect(isAccountPhone(phoneNumber(written))).toBe(true);
    expect(formatPhone(written)).toBe('0803\u00a0123\u00a04567');
  });

  it.each([
    ['+44 7911 123456', '+447911123456'],
    ['0044 7911 123456', '+447911123456'],
    ['+1 (212) 555\u20110123', '+12125550123'],
    ['+33 6 12 34 56 78', '+33612345678'],
  ])('of another country, as %j, is %s', (written, stored) => {
    expect(phoneNumber(written)).toBe(stored);
    expect(isForeignPhone(written)).toBe(true);
  });

  it.each([
    '0803 123 4567 / 0802 765 4321',
    'ask the driver',
    '0803 123 456x',
    '0603 123 4567',
    '0803123456',
  ])('%j is none that an account can have', (written) => {
    expect(isAccountPhone(phoneNumber(written))).toBe(false);
  });
});

describe('the words of a search', () => {
  it.each([
    ['0803 123 4567', ['8031234567']],
    ['+234 (0) 803 123 4567', ['8031234567']],
    ['0803', ['803']],
    ['Ọlá 0803 123 4567', ['ola', '8031234567']],
    ['Okafor–Bello, Ada', ['okafor', 'bello', 'ada']],
    ['\u202aada@x.example\u202c', ['ada@x.example']],
    ['PSB-0000123', ['psb', '0000123']],
    [' \u200b ', []],
  ])('of %j are %j', (typed, words) => {
    expect(searchWords(typed)).toEqual(words);
  });
});
