let place = '';
let failures: unknown[] = [];

/** How often this place failed before, since another was last asked for. */
export const failuresInRow = (path: string): number => (path === place ? failures.length : 0);

/** The same failure drawn twice is one failure. */
export function noteFailure(path: string, error: unknown): void {
  if (path !== place) failures = [];
  place = path;
  if (!failures.includes(error)) failures = [...failures, error];
}
