import { flightCode, isFlightNumber } from './flightCode.ts';

describe('a flight number', () => {
  it.each([
    'P47121',
    'p47121',
    'P4 7121',
    'P4-7121',
    'P4\u20117121',
    'P4\u20137121',
    'P4\u22127121',
    'P4\u00a07121',
    'P4\u20097121',
    'P4.7121',
    'P4/7121',
    'P4_7121',
    ' P4  7121 ',
    'P4 07121',
    'P4\u200b7121',
    '\u202aP47121\u202c',
    '\ufeffP47121',
    '\uff304\uff171\uff12\uff11',
    'p4\t7121',
    'P4\r\n7121',
  ])('as %j is P47121', (written) => {
    expect(flightCode(written)).toBe('P47121');
    expect(isFlightNumber(written)).toBe(true);
  });

  it.each([
    ['BA 075', 'BA75'],
    ['BA0075', 'BA75'],
    ['BA 75', 'BA75'],
    ['W3-401', 'W3401'],
    ['9J 0012', '9J12'],
    ['DLH 0568a', 'DLH568A'],
    ['BA 0', 'BA0'],
    ['BA 000', 'BA0'],
  ])('%j is %s', (written, code) => {
    expect(flightCode(written)).toBe(code);
    expect(isFlightNumber(written)).toBe(true);
  });

  it.each(['P4', '7121', 'AIRPEACE', 'P4 71 21 99 1', '44 123', 'BA 75 to Lagos', ''])(
    '%j is none',
    (written) => {
      expect(isFlightNumber(written)).toBe(false);
    },
  );
});
