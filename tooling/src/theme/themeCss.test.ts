import { readFileSync } from 'node:fs';
import { inRoot } from '../root.ts';
import { themeCss, themeFile } from './themeCss.ts';

it('the colours of the styles are those of the tokens: npm run theme writes them', () => {
  expect(readFileSync(inRoot(themeFile), 'utf8')).toBe(themeCss());
});
