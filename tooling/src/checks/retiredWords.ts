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
  word('present(?:Authority|Banner|Config|Names|Settings|Visitor)', 'current…'),
  word('Opening\\.tsx', 'AppShellPlaceholder'),
  word('gather(?:ed|ing|s)?', 'throttle, statement batching'),
  word('\\w*[lL]ateFacts|\\w*Traces', 'generated fields, side effects'),
  word('keeper|layShell|writeWhole', 'supervisor, installShell, writeAtomically'),
  word(
    'setTheStage|gatherPeople|besideBare|prove(?:Fundings|Letters|Mails|NothingLost)',
    'test environment, accounts, compare, verify',
  ),
  word('drawnLot|placeOf|lots?(?= [=:]|\\))', 'rollout bucket'),
  word('[pP]atience\\w*|\\w+Patience\\w*|noteSilence|isAway', 'timeout, no response, unreachable'),
  word('note(?:Device|Failure|Moves|Refus\\w+|Reply|Request|Told|TwoFactor|Use)', 'record…, on…'),
  word('most(?:AtOnce|Characters|Events|Judged|Lists|RowsPerPage|Waiting)\\w*', 'max…'),
  word('longest[A-Z]\\w*|farthest|most(?=: (?:number|\\d))', 'max…'),
  word(
    'keep(?:Answer|Asking|Hint|LastSeen|Live|Rrr)|kept(?:Copy|Here|Log|Row|Shells)|KeptForm',
    'request, store, record, archive',
  ),
  word('\\w*StandIn|[sS]tand-in for the gateway', 'fake; sandbox for the gateway'),
  word('shellMark|logoutMark', 'version tag, session epoch'),
  word('(?:create|day|use|[uU]nsent)Marks?|mark(?:Address|Part)|Mark />', 'pending outcome, emblem'),
  word('[mM]anyRows|ManyRows\\w*|many-rows', 'bulk action'),
  word('useListAddress|inAddress|ChosenBar|mostRowsAtOnce', 'search params, selection, maxBulkRows'),
  word('nothingPersonal|otherPeoplesThings', 'no personal data, tenant isolation'),
  word(
    'servicesOf|(?:context|server|api): Services|\\{ services \\}: Api|services(?=\\.(?:db|config|clock))',
    'AppContext, context',
  ),
  word('[dD]rill\\w*|DRILL_\\w+|[rR]ehears\\w*', 'fault test, operations test'),
  word('[bB]ends?|Traffic', 'load ramp, the load at which …; load'),
  word('[sS]cene|\\w+Scene\\w*', 'test environment, fixture'),
  word('(?:interface|type) (?:Read|Priced)Order', 'SortOrder, Booking, Payment'),
  word(
    'DeskTable|desk-lists|finance-desk|(?:another|const|lists of the|DataTable|hideCaption) desk',
    'staff, worklist, finance office; a desk is the booking desk',
  ),
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
