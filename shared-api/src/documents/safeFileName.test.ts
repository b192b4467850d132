import fc from 'fast-check';
import { safeFileName } from './safeFileName.ts';

it.each([
  ['A/B: "C"\n.pdf', 'A-B- -C--.pdf'],
  ['certificate\u202efdp.exe', 'certificatefdp.exe'],
  ['seal\u200e.jpg\u200f', 'seal.jpg'],
  ['Ade\u0301.pdf', 'Adé.pdf'],
  ['😀'.repeat(300), '😀'.repeat(200)],
  [`${'😀'.repeat(300)}.pdf`, `${'😀'.repeat(196)}.pdf`],
  [`${'a'.repeat(199)}😀.pdf`, `${'a'.repeat(196)}.pdf`],
  ['half \ud83d of a letter.pdf', 'half  of a letter.pdf'],
  ['\u202e.pdf', 'file.pdf'],
  [' \u200b ', 'file'],
  ['شهادة التسجيل.pdf', 'شهادة التسجيل.pdf'],
  ['Ọ̀ṣun Ẹ̀gbá.jpeg', 'Ọ̀ṣun Ẹ̀gbá.jpeg'.normalize('NFC')],
])('a file named %j is kept as %j', (name, kept) => {
  expect(safeFileName(name)).toBe(kept);
});

it('whatever a file is called, its name fits into a header and stays as it is when it comes back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
      const kept = safeFileName(`${name}.pdf`);
      expect([kept.endsWith('.pdf'), !/\p{Cs}/u.test(kept), [...kept].length <= 200]).toEqual([
        true,
        true,
        true,
      ]);
      expect(safeFileName(kept)).toBe(kept);
    }),
    { numRuns: 500, seed: 34 },
  );
});
