/**
 * It is started before the first test of a file, closed after the last, and used as if it were there already.
 */
export function forAllTests<T extends { close(): Promise<void> }>(start: () => Promise<T>): T {
  let started: T;
  beforeAll(async () => {
    started = await start();
  }, 60_000);
  afterAll(() => started.close());
  return new Proxy({} as T, {
    get(_, key) {
      const value: unknown = Reflect.get(started, key);
      return typeof value === 'function' ? value.bind(started) : value;
    },
  });
}
