/** API calls are not counted: they are the same however the page is built. */
export interface Visit {
  /** Headers count, and what the browser's cache held does not. */
  readonly kilobytes: number;
  readonly requests: number;
  /** Their content came over the network, rather than from the cache or as "not changed". */
  readonly received: readonly string[];
  readonly requestsBeforeFirstPaint: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** A sign stands in for the page while it is fetched; the heading comes after it. */
  readonly headingMs: number;
  /** It is the time beyond 50 ms of each long task. */
  readonly blockedMs: number;
  readonly layoutShift: number;
}
