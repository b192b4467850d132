import { aCompany, anIndividual, anOffice } from 'shared-api/testing/bodies';

type Fields = Record<string, string>;

let made = 0;
const freshEmail = () => {
  made += 1;
  return `register${made}@client.example`;
};

const typed = (body: object, changes: Fields): Fields => ({
  ...Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)])),
  ...changes,
});

export const individualFields = (changes: Fields = {}): Fields =>
  typed({ ...anIndividual(freshEmail()), PhoneNumber: '8031234567', Student: 'false' }, changes);

export const corporateFields = (changes: Fields = {}): Fields =>
  typed({ ...aCompany(freshEmail()), Business_Nature: 'Agriculture', ClientTypeId: 2 }, changes);

export const governmentFields = (changes: Fields = {}): Fields => typed(anOffice(freshEmail()), changes);

export function sampleFile(name: string, type: string, sizeBytes = 64) {
  const content = new Uint8Array(sizeBytes);
  content.set(type === 'image/jpeg' ? [0xff, 0xd8, 0xff, 0xe0] : Buffer.from('%PDF-1.7'));
  return { name, type, content };
}
