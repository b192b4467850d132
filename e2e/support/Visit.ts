/** Without API calls, which do not depend on the build. */
export interface Visit {
  /** Including headers, without files from the browser's cache. */
  readonly kilobytes: number;
  readonly requests: number;
  /** Files whose content was transferred, neither cached nor "not changed". */
  readonly received: readonly string[];
  readonly requestsBeforeFirstPaint: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** While the page is loading it shows a placeholder; the heading appears after that. */
  readonly headingMs: number;
  /** The sum of the time beyond 50 ms of each long task. */
  readonly blockedMs: number;
  readonly layoutShift: number;
}
