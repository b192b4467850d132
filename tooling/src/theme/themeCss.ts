import { readFileSync } from 'node:fs';
import { inRoot } from '../root.ts';

export const themeFile = 'shared-ui/src/theme/colours.css';

interface Tokens {
  /** The sizes are in pixels at the browser's default font size. */
  readonly sizes: Readonly<Record<string, number>>;
  readonly light: Readonly<Record<string, string>>;
  readonly dark: Readonly<Record<string, string>>;
}

const properties = (values: Readonly<Record<string, string>>, indent: string): string =>
  Object.entries(values)
    .map(([name, value]) => `${indent}--${name}: ${value};\n`)
    .join('');

const rem = (pixels: number): string => `${pixels / 16}rem`;

/** Colours follow the system's mode unless the user chooses a mode. Printed pages are always light. */
export const themeCss = (): string => {
  const tokens: Tokens = JSON.parse(readFileSync(inRoot('shared-ui/src/theme/tokens.json'), 'utf8'));
  const sizes = Object.fromEntries(Object.entries(tokens.sizes).map(([name, size]) => [name, rem(size)]));
  const light = { ...sizes, ...tokens.light, 'color-scheme': 'light' };
  const differing = Object.entries(tokens.dark).filter(([name, colour]) => colour !== tokens.light[name]);
  const dark = { ...Object.fromEntries(differing), 'color-scheme': 'dark' };
  const css = [
    '/* Made from tokens.json by `npm run theme`. */',
    `:root {\n${properties(light, '  ')}}`,
    `@media screen and (prefers-color-scheme: dark) {\n  :root:not([data-color-mode="light"]) {\n${properties(dark, '    ')}  }\n}`,
    `@media screen {\n  :root[data-color-mode="dark"] {\n${properties(dark, '    ')}  }\n}`,
  ].join('\n\n');
  return `${css.replaceAll('--color-scheme', 'color-scheme')}\n`;
};
