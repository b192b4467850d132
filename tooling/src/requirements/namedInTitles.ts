export interface NamedTitle {
  readonly title: string;
  readonly ids: readonly string[];
}

const id = String.raw`[A-Z][A-Z0-9]*-\d[\dA-Z]*`;
/** A title is the first argument of a call and ends in ids. A table of cases may precede the title. */
const title = new RegExp(String.raw`\(\s*(['"\`])((?:\\.|(?!\1)[^\\])*\[${id}(?:,\s*${id})*\])\1`, 'g');
const brackets = /\[([A-Z][A-Z0-9]*-[\dA-Z]+(?:,\s*[A-Z][A-Z0-9]*-[\dA-Z]+)*)\]/g;

export const namedInTitles = (source: string): readonly NamedTitle[] =>
  [...source.matchAll(title)].flatMap(([, , text = '']) => {
    const ids = [...text.matchAll(brackets)].flatMap(([, list = '']) => list.split(/,\s*/));
    return ids.length === 0 ? [] : [{ title: text, ids }];
  });
