import { existsSync } from 'node:fs';
import { inRoot } from '../root.ts';

const row = /^\| \d+\.\d+\.\d+ \| (?<how>[^|]*) \| (?<proof>[^|]*?) ?\|$/gm;
const doesNotApply = /^\| [^|]+ \| (?<ids>\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*) \|$/gm;
const stated =
  /Of (?<all>\d+) requirements (?<met>\d+) are met, (?<partly>\d+) partly, (?<not>\d+) not, (?<never>\d+) do not apply/;

const kindOf = (how: string): 'met' | 'partly' | 'not' | 'never' => {
  if (how.startsWith('–')) return 'never';
  if (how.startsWith('**Not met**')) return 'not';
  return how.startsWith('**Partly**') ? 'partly' : 'met';
};

/** In docs/asvs.md, the paths of some files are shortened. */
const wholePath = (named: string): string => {
  if (/^(accounts|payments)\//.test(named)) return `provider-api/src/domains/${named}`;
  if (named.endsWith('.md')) return `docs/${named}`;
  return named.includes('/') ? named : `provider-api/src/http/${named}`;
};

export function securityTableProblems(
  document: string,
  exists = (file: string) => existsSync(inRoot(file)),
): readonly string[] {
  const counts = { all: 0, met: 0, partly: 0, not: 0, never: 0 };
  const problems: string[] = [];
  for (const { groups } of document.matchAll(row)) {
    const { how = '', proof = '' } = groups ?? {};
    counts.all += 1;
    counts[kindOf(how)] += 1;
    for (const [named] of proof.replaceAll(/`[^`]*`/g, '').matchAll(/[\w./-]+\.\w+/g))
      if (!exists(wholePath(named)))
        problems.push(`docs/asvs.md names ${wholePath(named)}, which does not exist`);
  }
  for (const { groups } of document.matchAll(doesNotApply)) {
    const { length } = groups?.ids?.split(', ') ?? [];
    counts.all += length;
    counts.never += length;
  }
  const said = stated.exec(document)?.groups ?? {};
  for (const [kind, count] of Object.entries(counts))
    if (Number(said[kind]) !== count)
      problems.push(
        `docs/asvs.md states ${said[kind] ?? 'no number'} for "${kind}", and its table has ${count}`,
      );
  return problems;
}
