import { openSync } from 'fontkit';
import { printable, unprintable } from 'shared-api/rules';
import { fontFile } from './paper.ts';
import { renderBookingDocument } from './renderBookingDocument.ts';
import { renderInvoice } from './renderInvoice.ts';
import { pdfText } from './testing/pdfText.ts';
import { anInvoice, sampleAuthority } from './testing/sampleInvoice.ts';

const passenger = (name: string, specialRequirement: string | null = null) => ({
  name,
  designation: 'Mr.',
  gender: 'Male',
  wheelChair: false,
  specialRequirement,
});

const bookingOf = (...passengers: ReturnType<typeof passenger>[]) =>
  renderBookingDocument({
    status: 'Processing',
    settled: true,
    airportName: 'Murtala Muhammed International Airport, Lagos (LOS)',
    serviceName: 'Arrival',
    authority: sampleAuthority,
    bookedBy: 'Sokoto Trading Company',
    flights: [{ heading: 'Arrival · P47121', facts: [['Airport', 'Lagos (LOS)']], passengers }],
    printedAt: new Date('2026-03-03T10:00:00Z'),
  });

const names = [
  ['Yoruba', 'Ọ̀ṣunládé Àjàyí-Ẹ̀bùn'],
  ['Igbo', 'Ńdụ́ Nwaṅkwọ Ịfeọma'],
  ['Hausa', 'Ɓala Ɗanladi Ƙasimu Ƴa’u'],
  ['Yoruba, with nasals that carry a tone', 'Òǹkọ̀wé Ǹjàmǹbá Ḿbà m̀bọ̀'],
  ['Igbo, with a rising tone', 'Ǎdaǒbi'],
  ['French and German', 'Zoë Françoise Große'],
  ['Polish, Czech and Turkish', 'Łukasz Dvořák Şahin İnan'],
  ['Vietnamese', 'Nguyễn Thị Ánh'],
] as const;

it.each(
  names.flatMap(([language, name]) => [
    [language, name.normalize('NFC')],
    [`${language}, letters and marks apart`, name.normalize('NFD')],
  ]),
)('a name in %s prints as it was typed [S18]', async (_language, name) => {
  expect(unprintable(name)).toBeUndefined();
  const text = await pdfText(await bookingOf(passenger(name)));
  expect(text.normalize()).toContain(`1 ${name.normalize()} Mr. Male`);
});

it('the apostrophe of Hausa prints as any other [S18]', async () => {
  expect(await pdfText(await bookingOf(passenger('\u02bcYar Sa\u02bca')))).toContain('1 ’Yar Sa’a Mr. Male');
});

it.each([
  ['Arabic', 'محمد عبد الله', '���� ��� ����'],
  ['Chinese', '李小龙', '���'],
  ['Russian', 'Юрий', '����'],
  ['an emoji', 'Amaka 😀', 'Amaka �'],
  ['an emoji with its colour', 'Amaka 👍🏾', 'Amaka �'],
  ['several in one name', 'Bello 李 Юр', 'Bello � ��'],
])('a stored name in %s prints with a replacement for each letter [S18]', async (_script, name, shown) => {
  const text = await pdfText(await bookingOf(passenger(name)));
  expect(text).toContain(`1 ${shown} Mr. Male`);
});

it.each(['regular', 'bold'] as const)('the %s font has exactly the letters that names may have', (weight) => {
  const font = openSync(fontFile(weight));
  const latin = Array.from({ length: 0x2b00 }, (_, index) => String.fromCharCode(index)).filter(
    (letter) => letter.normalize('NFD') === letter && letter >= ' ' && !/[\p{Cc}\u02bb\u02bc]/u.test(letter),
  );
  const has = (letter: string) =>
    'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(letter.charCodeAt(0));
  expect(latin.filter((letter) => has(letter) !== (unprintable(letter) === undefined))).toEqual([]);
});

it('a paper carries the two fonts and no other [S18]', async () => {
  const file = await renderInvoice(anInvoice({ name: 'Álfà Ọ̀scár 李小龙' }));
  expect(new Set(file.toString('latin1').match(/\/FontName \S+/g)).size).toBe(2);
});

it.each(['Wa', 'Alfa Waaaaaaam', 'ọ̀', '龙'])(
  'a word without an end breaks within its column: %s again and again [S18]',
  async (part) => {
    const last = [...part.normalize('NFD')].at(-1) ?? '';
    const word = `${part}${part.slice(-1).repeat(90)}`;
    const text = await pdfText(await bookingOf(passenger(word, 'Halal'), passenger('Alfa', word)));
    expect(text).toMatch(/ Mr\. Male No Halal$/m);
    const printed = text.normalize('NFD').split(printable(last).normalize('NFD')).length - 1;
    expect(printed).toBeGreaterThanOrEqual(180);
  },
);
