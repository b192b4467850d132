import { definedIds, interpretationProblems, unknownCitations } from './citedIds.ts';

const row = (id: string, interpretation: string, place = '`shared-api/src/money/money.ts` ') =>
  `| ${id} | A question | ${interpretation} | ${place}|\n`;
const interpretations = `# Interpretations\n\n${row('G17', 'So it is')}${row('S03', 'And so')}${row('D08', 'Bettered', '')}`;
const requirements = 'ID\tsource\nREG-27\tA5\nREG-28\tA5\n';
const cited = (text: string) => unknownCitations(text, definedIds(interpretations, requirements));

describe('what is cited', () => {
  it('is defined', () => {
    expect(cited('// Kept as typed (G17, S03), bettered (D08); REG-27, REG-28')).toEqual([]);
  });

  it('is no id that the interpretations lack', () => {
    expect(cited('(G18)\n// D3 and S99\nit("is so [F12]")')).toEqual(['G18', 'D3', 'S99', 'F12']);
  });

  it('is no requirement that the list lacks', () => {
    expect(cited('// The specification (REG-99)')).toEqual(['REG-99']);
  });

  it('may be anything of another form', () => {
    expect(cited('UTF-16, S3, PSF-26, #D3D3D3, REG-900001, "2026-03"')).toEqual([]);
  });

  it('is no rule by a number that only another document gives it', () => {
    expect(cited('(rule 17 of the experience)')).toEqual(['"rule 17 of"']);
    expect(cited('/**\n * (rules 20\n * of the experience)')).toEqual(['"rules 20 of"']);
    expect(cited('the rule of 17')).toEqual([]);
  });
});

describe('the interpretations', () => {
  it('name places that exist', () => {
    expect(interpretationProblems(interpretations, () => true)).toEqual([]);
    expect(interpretationProblems(interpretations, (file) => !file.includes('money'))).toEqual([
      'G17 names shared-api/src/money/money.ts, which does not exist',
      'S03 names shared-api/src/money/money.ts, which does not exist',
    ]);
  });

  it('call nothing planned', () => {
    expect(interpretationProblems(row('S30', 'A page is *planned*'), () => true)).toHaveLength(1);
  });
});
