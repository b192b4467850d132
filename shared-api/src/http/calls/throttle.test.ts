import { throttle } from './throttle.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function throttled() {
  const handed: string[][] = [];
  return { handed, ...throttle<string>((things) => handed.push([...things]), 500) };
}

it('hands the first on at once, and a burst together, each once', () => {
  const { handed, add } = throttled();
  add(['bookings']);
  expect(handed).toEqual([['bookings']]);
  for (let news = 0; news < 100; news += 1) add(['bookings', 'transactions']);
  expect(handed).toHaveLength(1);
  jest.advanceTimersByTime(500);
  expect(handed).toEqual([['bookings'], ['bookings', 'transactions']]);
});

it('loses nothing of a stream that never rests', () => {
  const { handed, add } = throttled();
  for (let news = 0; news < 20; news += 1) {
    add([`news ${news}`]);
    jest.advanceTimersByTime(100);
  }
  jest.advanceTimersByTime(500);
  expect(handed.flat()).toHaveLength(20);
  expect(handed.length).toBeLessThan(7);
});

it('is quick again after a pause', () => {
  const { handed, add } = throttled();
  add(['bookings']);
  jest.advanceTimersByTime(1000);
  add(['services']);
  expect(handed).toEqual([['bookings'], ['services']]);
});

it('keeps still once it was stopped', () => {
  const { handed, add, stop } = throttled();
  add(['bookings']);
  add(['services']);
  stop();
  jest.advanceTimersByTime(1000);
  expect(handed).toEqual([['bookings']]);
});
