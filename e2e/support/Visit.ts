/** API calls are not counted, because they do not depend on the build. */
export interface Visit {
  /** Headers are counted, files from the browser's cache are not. */
  readonly kilobytes: number;
  readonly requests: number;
  /** The content of these files was transferred, because no unchanged copy was in the cache. */
  readonly received: readonly string[];
  readonly largestPaintMs: number;
  /** The value is the sum of each long task's time beyond 50 ms. */
  readonly blockedMs: number;
  readonly layoutShift: number;
}
