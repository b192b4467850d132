import { paperFont } from './letterFonts.ts';
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

it.each([
  ['Arabic, from right to left', 'محمد عبد الله علي'],
  ['simplified Chinese', '李小龙'],
  ['traditional Chinese and Japanese', '張偉陳さくら'],
  ['Russian', 'Юрий Гагарин'],
  ['Greek', 'Ελένη Παππά'],
  ['Yoruba and Igbo', 'Ọ̀ṣunládé Ńdụ́'],
  ['emoji', 'Amaka 😀'],
  ['Korean', '김민수 뷁'],
  ['Hebrew, from right to left', 'דוד לוי'],
  ['Thai', 'สมชาย ใจดี'],
  ['Ethiopic', 'ሰላም ተስፋዬ'],
  ['several in one name', 'Bello 李小龙 Юрий'],
])('a name in %s prints as it was typed [S18]', async (_script, name) => {
  const text = await pdfText(await bookingOf(passenger(name)));
  expect(text.normalize()).toContain(`1 ${name.normalize()} Mr. Male`);
});

it('a Thai am beneath a sign of tone is drawn as its ring, the sign and its stroke [S18]', async () => {
  const text = await pdfText(await bookingOf(passenger('น้ำฝน')));
  expect(text).toContain('1 น\u0e4d\u0e49\u0e32ฝน Mr. Male');
});

it.each(['محمد علي', 'דוד לוי'])(
  '%s in a line of another language stays where it was typed [S18]',
  async (words) => {
    const text = await pdfText(await renderInvoice(anInvoice({ name: `Sokoto ${words} Ltd` })));
    expect(text).toContain(`Name Sokoto ${words} Ltd`);
  },
);

it.each(['regular', 'bold'] as const)('the %s font of papers has every letter of ASCII', (weight) => {
  const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  expect(letters.filter((letter) => !paperFont(weight).has(letter))).toEqual([]);
});

it('a paper carries no other font than its letters need [S18]', async () => {
  const fontsIn = async (name: string) =>
    new Set((await renderInvoice(anInvoice({ name }))).toString('latin1').match(/\/FontName \S+/g)).size;
  expect([await fontsIn('Álfà Ọ̀scár'), await fontsIn('李小龙')]).toEqual([2, 3]);
});

it.each(['Wa', 'Alfa Waaaaaaam', 'محمد', '龙', 'ọ̀', '李小龙 W', '수', 'דוד', 'สมชาย', 'ሰ'])(
  'a word without an end breaks within its column: %s again and again [S18]',
  async (part) => {
    const word = `${part}${part.slice(-1).repeat(90)}`;
    const text = await pdfText(await bookingOf(passenger(word, 'Halal'), passenger('Alfa', word)));
    expect(text).toMatch(/ Mr\. Male No Halal$/m);
    const printed = text.normalize('NFD').split(part.slice(-1).normalize('NFD')).length - 1;
    expect(printed).toBeGreaterThanOrEqual(180);
  },
);
