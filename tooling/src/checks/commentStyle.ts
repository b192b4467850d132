import { filesBelow } from '../files/filesBelow.ts';
import type { Counts } from '../test/Step.ts';
import { inEachFile } from './wordRules.ts';
import { workspaces } from './workspaces.ts';

const fragmentWords = 'What|Who|Whom|Whose|Of|To|Where|Beside';

/** Only the first line of a comment is checked. */
const lineComment = String.raw`(?<![:'"\`]|//[^\n]*\n[ \t]*)//[ \t]*`;
const blockComment = String.raw`/\*[*\s]*`;
const fragment = new RegExp(`(?:${lineComment}|${blockComment})((?:${fragmentWords})\\b[^\\n]*)`, 'g');

const isSource = /\.(?:tsx?|[cm]?js|css)$/;
const ownFiles = /checks\/commentStyle\b/;

export const fragmentsIn = (source: string): readonly string[] =>
  [...source.matchAll(fragment)].map(([, words = '']) => words.replace(/\s*\*\/.*$/, '').trim());

export const commentStyle = async (): Promise<Counts> => {
  const files = workspaces()
    .flatMap(filesBelow)
    .filter((file) => isSource.test(file) && !ownFiles.test(file));
  const advice = (words: string) => `"${words}": write a sentence that says why, or delete the comment`;
  return inEachFile(
    files,
    (text) => fragmentsIn(text).map(advice),
    `The comments of ${files.length} files begin as sentences.`,
  );
};
