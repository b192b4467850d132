import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compare, isTooSmall, stepBetween } from './compare.ts';
import { scopedStyles } from './styles.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compare-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string): void => {
  mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, name, 'index.d.ts'), text);
};

const button = 'export declare const Button: (props: { size?: number }) => string;';

it.each([
  ['the same types', 'none', button],
  ['one more name', 'minor', `${button} export declare const more: number;`],
  ['one more thing that may be given', 'none', button.replace('size?', 'block?: boolean; size?')],
  ['one more thing that must be given', 'major', button.replace('size?', 'block: boolean; size?')],
  ['another kind of answer', 'major', button.replace('string', 'number')],
  ['a name less', 'major', 'export declare const other: number;'],
  ['one more type', 'minor', `${button} export interface More { more: string }`],
])('%s need the step "%s"', (_, needed, text) => expectStep(button, text, needed));

const size = 'export interface Size { px: number } export type Boxed<T> = { item: T };';

it.each([
  ['the same', 'none', size],
  ['one more that may be there', 'none', size.replace('px', 'em?: number; px')],
  ['one less', 'major', 'export type Boxed<T> = { item: T };'],
  ['one with arguments less', 'major', 'export interface Size { px: number }'],
  ['a property less', 'major', size.replace('px', 'em')],
])('of what is exported as a type alone, %s needs the step "%s"', (_, needed, text) =>
  expectStep(size, text, needed),
);

async function expectStep(before: string, now: string, needed: string): Promise<void> {
  write('before', before);
  write('now', now);
  const entries = { before: ['index.js'], now: ['index.js'] };
  const found = await compare(folder, entries, { before: './before', now: './now' });
  expect(found.needed).toBe(needed);
}

it('a version may be raised by more than is needed, and by no less', () => {
  expect(isTooSmall(stepBetween('1.0.0', '1.0.1'), 'minor')).toBe(true);
  expect(isTooSmall(stepBetween('1.0.0', '1.1.0'), 'minor')).toBe(false);
  expect(isTooSmall(stepBetween('1.0.0', '1.1.0'), 'major')).toBe(true);
  expect(isTooSmall(stepBetween('1.0.0', '2.0.0'), 'none')).toBe(false);
});

it('styles are scoped by their file, and those of others are left alone', () => {
  const { css, names } = scopedStyles('a/Card.module.css', '.card :global(.ant-btn) { color: red }');
  expect(names.card).toMatch(/^card-\w{5}$/);
  expect(css).toContain(`.${names.card} .ant-btn`);
  expect(scopedStyles('b/Card.module.css', '.card {}').names).not.toEqual(names);
});
