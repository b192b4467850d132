import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { configTable } from '../config/configTable.ts';
import { filesBelow } from '../files/filesBelow.ts';
import { inRoot } from '../root.ts';
import { byProblems, type Counts } from '../test/Step.ts';
import { type Defined, definedIds, interpretationProblems, unknownCitations } from './citedIds.ts';
import { securityTableProblems } from './securityTable.ts';
import { workspaces } from './workspaces.ts';

const link = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;
const scripts = /`npm run ([\w:-]+)(?: -w ([\w-]+))?/g;
const citedInCode = /docs\/[\w./-]+\.(?:md|tsv)/g;

const isSource = (file: string): boolean => /\.(ts|tsx|mjs|cjs|js|sql|css)$/.test(file);

const citations = (file: string, text: string): readonly string[] =>
  file.endsWith('.md')
    ? [...text.matchAll(link)].map(([, target = '']) => path.posix.join(path.posix.dirname(file), target))
    : [...text.matchAll(citedInCode)].map(([target]) => target);

const brokenCitations = (files: readonly string[]): readonly string[] =>
  files.flatMap((file) =>
    citations(file, readFileSync(inRoot(file), 'utf8'))
      .filter((target) => !existsSync(inRoot(target)))
      .map((target) => `${file} cites ${target}, which does not exist`),
  );

const scriptsOf = (workspace: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(inRoot(workspace, 'package.json'), 'utf8')).scripts ?? {};

const unknownScripts = (documents: readonly string[]): readonly string[] =>
  documents.flatMap((file) =>
    [...readFileSync(inRoot(file), 'utf8').matchAll(scripts)]
      .filter(([, name = '', workspace = '.']) => !(name in scriptsOf(workspace)))
      .map(([command]) => `${file} names \`${command.slice(1)}, which package.json does not know`),
  );

/** The files citedIds.ts and citedIds.test.ts contain unknown ids on purpose. */
const aboutCitations = /checks\/citedIds[.]/;

const unknownIds = (files: readonly string[], defined: Defined): readonly string[] =>
  files
    .filter((file) => !aboutCitations.test(file))
    .flatMap((file) =>
      unknownCitations(readFileSync(inRoot(file), 'utf8'), defined).map(
        (id) => `${file} cites ${id}, which nothing in the repository defines`,
      ),
    );

const machinery = 'remote/src/release';

const unnamedFiles = (deployment: string): readonly string[] =>
  filesBelow(machinery)
    .map((file) => path.basename(file))
    .filter((file) => !file.endsWith('.test.ts') && !deployment.includes(`\`${file}\``))
    .map((file) => `docs/deployment.md does not name ${machinery}/${file}`);

export const documents = async (): Promise<Counts> => {
  const files = [...workspaces(), 'docs'].flatMap((name) => filesBelow(name));
  const markdown = ['README.md', 'CONTRIBUTING.md', ...files.filter((file) => file.endsWith('.md'))];
  const textOf = (file: string): string => readFileSync(inRoot(file), 'utf8');
  const [operations, interpretations] = [textOf('docs/operations.md'), textOf('docs/readings.md')];
  const sources = files.filter(isSource);
  return byProblems(
    [
      ...(operations.includes(configTable())
        ? []
        : ['The configuration in docs/operations.md is not what the server reads: npm run config-table']),
      ...brokenCitations([...markdown, ...sources]),
      ...unknownIds([...markdown, ...sources], definedIds(interpretations, textOf('docs/requirements.tsv'))),
      ...interpretationProblems(interpretations, (file) => existsSync(inRoot(file))).map(
        (problem) => `docs/readings.md: ${problem}`,
      ),
      ...unknownScripts(markdown),
      ...unnamedFiles(textOf('docs/deployment.md')),
      ...securityTableProblems(textOf('docs/asvs.md')),
    ],
    `${markdown.length} documents are true to the tree.`,
  );
};
