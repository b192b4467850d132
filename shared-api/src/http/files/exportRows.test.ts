import { lineCounter } from './exportRows.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('lines of a CSV that arrives in pieces', () => {
  it('are counted once they end', () => {
    const count = lineCounter();
    expect([
      count(bytes('Name,Sta')),
      count(bytes('tus\r\nAlfa,New\r\nBra')),
      count(bytes('vo,New\r\n')),
    ]).toEqual([0, 2, 3]);
  });

  it('do not end within quotes, also where a piece does', () => {
    const count = lineCounter();
    count(bytes('"Alfa\n'));
    count(bytes('1 ""Sample"" Street\n'));
    expect(count(bytes('Lagos",New\n'))).toBe(1);
  });
});
