import { readFileSync } from 'node:fs';
import { inRoot } from '../root.ts';
import { themeCss, themeFile } from './themeCss.ts';

it('the colours of the styles are those of the tokens: npm run theme writes them', () => {
  expect(readFileSync(inRoot(themeFile), 'utf8')).toBe(themeCss());
});

it('a page is printed light, whatever is chosen: the dark colours are for screens', () => {
  const [everywhere, ...onScreens] = themeCss().split('@media screen');
  expect(everywhere).not.toContain('dark');
  expect(onScreens).toHaveLength(2);
});
