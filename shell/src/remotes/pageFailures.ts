let place = '';
let failures: unknown[] = [];

/** How often this place failed before the given failure, since another place was last asked for. */
export const failuresBefore = (path: string, error: unknown): number =>
  path === place ? failures.filter((one) => one !== error).length : 0;

/** The same failure drawn twice is one failure. */
export function recordFailure(path: string, error: unknown): void {
  if (path !== place) failures = [];
  place = path;
  if (!failures.includes(error)) failures = [...failures, error];
}
