import { readFileSync } from 'node:fs';
import path from 'node:path';

const theme = path.resolve(import.meta.dirname, '../../../shared-ui/src/theme/theme.css');

it('the dark colours are the same whether the system or the user chose them', () => {
  const css = readFileSync(theme, 'utf8');
  const colours = (selector: string) => {
    const block = css.slice(css.indexOf(`${selector} {`));
    return block
      .slice(block.indexOf('{') + 1, block.indexOf('}'))
      .trim()
      .split(/\s*\n\s*/);
  };
  const chosen = colours(':root[data-color-mode="dark"]');
  expect(chosen).toContain('color-scheme: dark;');
  expect(chosen).toEqual(colours(':root:not([data-color-mode="light"])'));
});
