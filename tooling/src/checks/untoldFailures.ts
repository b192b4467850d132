import { readFileSync } from 'node:fs';
import { filesBelow } from '../files/filesBelow.ts';
import { inRoot } from '../root.ts';

const asks = /(?<![\w.])(?:call|send|fetch|upload|requestEarly|takeEarlyReply|exchange)\(|\bsilentCodes: /;
const asksOfRequest =
  /from '(?:shared-api\/http|(?:\.\.?\/)+(?:http\/)?(?:calls\/|files\/)?(?:request|upload|earlyReplies)\.ts)'|(?<!\.)\bfetch\(|silentCodes: /;
const declaration = /^(?:export )?(?:default )?(?:async )?(?:const|function\*?|class) (\w+)/;
/** The query client reports failures of queries and mutations. */
const told = /\b(?:queryFn|mutationFn):/;

const code = (line: string): string => line.replace(/^\s*\/?\*.*|\/\/.*/, '');

interface Part {
  readonly name: string;
  readonly lines: string[];
}

const partsOf = (text: string): readonly Part[] => {
  const parts: Part[] = [];
  for (const line of text.split('\n')) {
    const name = declaration.exec(line)?.[1];
    if (name) parts.push({ name, lines: [line] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts;
};

const isUntold = ({ name, lines }: Part): boolean => {
  const first = lines.findIndex((line) => asks.test(code(line).replace(`function ${name}(`, '')));
  if (first < 0) return false;
  const within = lines.slice(0, first + 1).some((line) => told.test(line));
  return !within || lines.some((line) => line.includes('silentCodes: '));
};

/**
 * A failure may remain unreported if a call is outside of queries and mutations, or if a refusal is declared
 * as silent.
 */
export const untoldIn = (file: string, text: string): readonly string[] =>
  asksOfRequest.test(text)
    ? partsOf(text)
        .filter(isUntold)
        .map(({ name }) => `${file} ${name}`)
    : [];

const isSource = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.includes('/testing/');

export const untoldFailures = (folders: readonly string[]): readonly string[] =>
  folders
    .flatMap((folder) => filesBelow(`${folder}/src`))
    .filter(isSource)
    .flatMap((file) => untoldIn(file, readFileSync(inRoot(file), 'utf8')));
