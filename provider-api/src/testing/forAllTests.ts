/**
 * Starts before the first test of a file and closes after the last. The returned object can be used in all
 * tests.
 */
export function forAllTests<T extends { close(): Promise<void> }>(start: () => Promise<T>): T {
  let started: T;
  beforeAll(async () => {
    started = await start();
  });
  afterAll(() => started.close());
  return new Proxy({} as T, {
    get(_, key) {
      const value: unknown = Reflect.get(started, key);
      return typeof value === 'function' ? value.bind(started) : value;
    },
  });
}
