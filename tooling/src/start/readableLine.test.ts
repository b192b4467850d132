import { readableLine } from './readableLine.ts';

it('shows a sentence as it is', () => {
  expect(readableLine('PORT must be a number.')).toBe('PORT must be a number.');
});

it('shows warnings and errors of the JSON log', () => {
  expect(readableLine('{"level":50,"msg":"failed"}')).toBe('{"level":50,"msg":"failed"}');
});

it('keeps the rest of the JSON log from the terminal', () => {
  expect(readableLine('{"level":30,"msg":"request completed"}')).toBeUndefined();
});

it('shows what only looks like JSON', () => {
  expect(readableLine('{not json')).toBe('{not json');
});
