import { filesBelow } from '../files/filesBelow.ts';
import type { Counts } from '../test/Step.ts';
import { inEachFile, type WordRule, wordsAgainst } from './wordRules.ts';
import { workspaces } from './workspaces.ts';

const word = (words: string, instead: string): WordRule => ({
  pattern: new RegExp(`(?<![\\w$])(?:${words})(?![\\w$])`, 'g'),
  instead,
});

const retired: readonly WordRule[] = [
  word('doors|\\w*Doors?|\\w*[dD]oor[A-Z]\\w*', 'shared module, shared chunk'),
  word(
    'DeskTable|desk-lists|finance-desk|(?:another|const|lists of the|DataTable|hideCaption) desk',
    'staff, worklist, finance office; a desk is the booking desk',
  ),
  word('\\w*StandIn|[sS]tand-in for the gateway', 'fake; sandbox for the gateway'),
  word('[dD]rill\\w*|[rR]ehears\\w*', 'fault test, operations test'),
  word('[sS]o many', 'this many'),
  word('[aA]new', 'again'),
  word('[hH]e|[hH]im|[hH]is(?! or her)|[hH]imself', 'they'),
];

/**
 * Some of these files must not change. The other files quote other texts or must contain the retired words.
 */
const exempt = /^provider-api\/migrations\/|LICENSE|checks\/retiredWords|requirements\.tsv$/;
const isText = /\.(?:tsx?|[cm]?js|css|sql|md|conf|ya?ml|json)$/;

export const retiredIn = (text: string): readonly string[] => wordsAgainst(retired, text);

export const retiredWords = async (): Promise<Counts> => {
  const files = [
    'README.md',
    'CONTRIBUTING.md',
    ...[...workspaces(), 'docs', 'deploy'].flatMap(filesBelow),
  ].filter((file) => isText.test(file) && !exempt.test(file));
  return inEachFile(
    files,
    (text, file) => retiredIn(`${file}\n${text}`),
    `${files.length} files use the words of docs/glossary.md.`,
  );
};
