import { amountKoboOf, codeOf, parseRemitaReply, rrrOf } from './remitaReply.ts';

it.each([
  '{"statuscode":"025","RRR":"140007752615","status":"Payment Reference generated"}',
  'jsonp ({"statuscode":"025","RRR":"140007752615","status":"Payment Reference generated"})',
  'jsonp({"statusCode":"025","rrr":140007752615});\n',
])('the code and the RRR are read from %s', (text) => {
  const reply = parseRemitaReply(text) ?? {};
  expect(codeOf(reply)).toBe('025');
  expect(rrrOf(reply)).toBe('140007752615');
});

it.each(['', 'OK', '<html></html>', 'jsonp ({"RRR":', '} {'])('%j is no reply', (text) => {
  expect(parseRemitaReply(text)).toBeUndefined();
});

it.each([
  ['21000.00', 2_100_000],
  [21000, 2_100_000],
  ['21,000.50', 2_100_050],
  [0.29, 29],
  ['21000.000', 2_100_000],
  ['21000.005', null],
  ['-5', null],
  ['', null],
  [null, null],
  [Number.NaN, null],
])('the amount %j is %j kobo', (amount, kobo) => {
  expect(amountKoboOf({ amount })).toBe(kobo);
});
