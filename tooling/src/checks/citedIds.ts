const interpretationRow = /^\| ([GSD]\d{2,3}) \|.*\| (?:`([\w./-]+)` )?\|$/gm;
const requirementRow = /^([A-Z]+)-(\d\d)\t/gm;
/** S3 is a kind of storage, not an id. */
const interpretation = /\b(?!S3\b)[GSDF]\d{1,3}\b/g;
const numberedRule = /\brules? \d+(?:\s|\*|\/)+of\b/g;

export interface Defined {
  readonly interpretations: ReadonlySet<string>;
  readonly requirements: ReadonlySet<string>;
}

export const definedIds = (interpretations: string, requirements: string): Defined => ({
  interpretations: new Set([...interpretations.matchAll(interpretationRow)].map(([, id = '']) => id)),
  requirements: new Set(
    [...requirements.matchAll(requirementRow)].map(([, area, number]) => `${area}-${number}`),
  ),
});

/** Only ids of known areas count: UTF-16 is not an id. */
const requirementsIn = (text: string, { requirements }: Defined): readonly string[] => {
  const areas = new Set([...requirements].map((id) => id.slice(0, id.indexOf('-'))));
  return [...text.matchAll(/\b([A-Z]+)-\d\d\b(?!-)/g)]
    .filter(([, area = '']) => areas.has(area))
    .map(([id]) => id);
};

export const unknownCitations = (text: string, defined: Defined): readonly string[] => [
  ...[...text.matchAll(interpretation)].map(([id]) => id).filter((id) => !defined.interpretations.has(id)),
  ...requirementsIn(text, defined).filter((id) => !defined.requirements.has(id)),
  ...[...text.matchAll(numberedRule)].map(([words]) => `"${words.replace(/[\s*/]+/g, ' ')}"`),
];

export const interpretationProblems = (
  interpretations: string,
  exists: (file: string) => boolean,
): readonly string[] => [
  ...[...interpretations.matchAll(/^.*\bplanned\b.*$/gim)].map(
    ([line]) => `calls something planned: ${line.slice(0, 60)}`,
  ),
  ...[...interpretations.matchAll(interpretationRow)]
    .filter(([, , place]) => place !== undefined && !exists(place))
    .map(([, id, place]) => `${id} names ${place}, which does not exist`),
];
