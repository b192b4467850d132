import { plainRrr } from './rrr.ts';

it.each([
  '123456789012',
  '1234-5678-9012',
  '1234 5678 9012',
  '1234\u20115678\u20119012',
  '1234\u20135678\u20139012',
  '1234\u22125678\u22129012',
  '1234\u00a05678\u20099012',
  '1234.5678.9012',
  '="123456789012"',
  "'123456789012",
  'RRR: 1234-5678-9012',
  'rrr 123456789012',
  'RRR:123456789012',
  '\u202a1234-5678-9012\u202c',
  '\u20681234 5678 9012\u2069',
  '\ufeff123456789012',
  '123456789012\u200b',
  '\t123456789012\r\n',
  '\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18\uff19\uff10\uff11\uff12',
  '1234 - 5678 - 9012',
])('the payment reference %j is 123456789012', (written) => {
  expect(plainRrr(written)).toBe('123456789012');
});

it.each([
  ['Ada Obi', 'AdaObi'],
  ['', ''],
])('%j is no payment reference', (written, kept) => {
  expect(plainRrr(written)).toBe(kept);
});
