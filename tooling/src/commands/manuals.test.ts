import { readFileSync } from 'node:fs';
import { inRoot } from '../root.ts';

it.each([
  ['Manual for new clients', 'new-client.pdf', 5],
  ['Manual for existing clients', 'existing-client.pdf', 9],
])('the %s is a PDF with pictures of this portal [LAND-16, LAND-17]', (title, file, pictures) => {
  const pdf = readFileSync(inRoot('shell/public/manuals', file), 'latin1');
  expect(pdf).toMatch(/^%PDF-1/);
  expect(pdf).toContain(`/Title (${title})`);
  expect(pdf.match(/\/DCTDecode/g)).toHaveLength(pictures);
  expect(pdf.length).toBeLessThan(1.5 * 1024 * 1024);
});
