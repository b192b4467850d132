import { readFileSync } from 'node:fs';
import { inRoot } from '../root.ts';

interface SettingRow {
  readonly name: string;
  readonly fallback: string;
  readonly description: string;
}

const text = `(?:'((?:\\\\.|[^'\\\\])*)'|"((?:\\\\.|[^"\\\\])*)")`;
const declaration = new RegExp(
  `(?:setting|optional)\\(\\s*'([A-Z0-9_]+)',\\s*${text}[\\s\\S]*?description:\\s*${text}`,
  'g',
);

/** The settings that the server's table declares, in its order; the table is read as text, so that nothing is run. */
export const settingsOf = (source: string): readonly SettingRow[] =>
  [...source.matchAll(declaration)].map(
    ([, name = '', fallback, fallbackQuoted, description, descriptionQuoted]) => ({
      name,
      fallback: fallback ?? fallbackQuoted ?? '',
      description: description ?? descriptionQuoted ?? '',
    }),
  );

/** The README's table of settings, between its two marks. */
export const settingsTable = (): string => {
  const rows = settingsOf(readFileSync(inRoot('provider-api/src/config/settings.ts'), 'utf8'));
  const lines = rows.map(
    ({ name, fallback, description }) =>
      `| \`${name}\` | ${fallback.replaceAll('<', '\\<') || '(none)'} | ${description} |`,
  );
  return ['| Setting | Default | What it is |', '| --- | --- | --- |', ...lines].join('\n');
};

const marks = /(<!-- settings -->\n)[\s\S]*?(\n<!-- \/settings -->)/;

export const withSettingsTable = (readme: string): string => readme.replace(marks, `$1${settingsTable()}$2`);
