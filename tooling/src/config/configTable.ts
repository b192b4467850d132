import { readFileSync } from 'node:fs';
import { inRoot } from '../root.ts';

interface VariableRow {
  readonly name: string;
  readonly fallback: string;
  readonly description: string;
}

const text = `(?:'((?:\\\\.|[^'\\\\])*)'|"((?:\\\\.|[^"\\\\])*)")`;
const declaration = new RegExp(
  `(?:setting|optional)\\(\\s*'([A-Z0-9_]+)',\\s*${text}[\\s\\S]*?description:\\s*${text}`,
  'g',
);

export const variablesOf = (source: string): readonly VariableRow[] =>
  [...source.matchAll(declaration)].map(
    ([, name = '', fallback, fallbackQuoted, description, descriptionQuoted]) => ({
      name,
      fallback: fallback ?? fallbackQuoted ?? '',
      description: description ?? descriptionQuoted ?? '',
    }),
  );

/** Two comments in docs/operations.md mark the place of the table. */
export const configTable = (): string => {
  const rows = variablesOf(readFileSync(inRoot('provider-api/src/config/environmentVariables.ts'), 'utf8'));
  const lines = rows.map(
    ({ name, fallback, description }) =>
      `| \`${name}\` | ${fallback.replaceAll('<', '\\<') || '(none)'} | ${description} |`,
  );
  return ['| Variable | Default | What it is |', '| --- | --- | --- |', ...lines].join('\n');
};

const tableInDocument = /(<!-- config -->\n)[\s\S]*?(\n<!-- \/config -->)/;

export const withConfigTable = (document: string): string =>
  document.replace(tableInDocument, `$1${configTable()}$2`);
