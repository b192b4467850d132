import { type Starting, untilReady } from './untilReady.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const program = () => {
  const state = { ready: false, ended: false, said: [] as string[] };
  const told: string[] = [];
  const starting: Starting = {
    name: 'The portal',
    isReady: async () => state.ready,
    hasEnded: () => state.ended,
    takeLines: () => state.said.splice(0),
    tell: (line) => told.push(line),
  };
  return { state, told, starting };
};

it('waits for as long as the program lives, and tells so', async () => {
  const { state, told, starting } = program();
  const waiting = untilReady(starting);
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  expect(told.slice(0, 2)).toEqual([
    'The portal is still starting after 10 s. Ctrl-C stops it.',
    'The portal is still starting after 20 s. Ctrl-C stops it.',
  ]);
  state.ready = true;
  await jest.advanceTimersByTimeAsync(100);
  await expect(waiting).resolves.toBeUndefined();
});

it('passes on what the program says while it is waited for', async () => {
  const { state, told, starting } = program();
  void untilReady(starting);
  state.said.push('Migrations run.');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(told[0]).toBe('Migrations run.');
  state.ready = true;
  await jest.advanceTimersByTimeAsync(100);
});

it.each([
  [['PORT must be a number.', 'HOST is none.'], 'PORT must be a number.\nHOST is none.'],
  [[], 'The portal ended before it was ready.'],
])('ends with the words of a program that ended: %j', async (said, message) => {
  const { state, starting } = program();
  state.said.push(...said);
  state.ended = true;
  await expect(untilReady(starting)).rejects.toThrow(message);
});

it('says nothing where a start is quick', async () => {
  const { state, told, starting } = program();
  state.ready = true;
  await untilReady(starting);
  expect(told).toEqual([]);
});
