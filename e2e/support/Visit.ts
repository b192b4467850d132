/** What one visit of a page costs. API calls are not counted: they are the same however the page is built. */
export interface Visit {
  /** Received from the network, headers included; what the browser's cache held is nothing. */
  readonly kilobytes: number;
  readonly requests: number;
  /** The paths whose content came over the network, rather than from the cache or as "not changed". */
  readonly received: readonly string[];
  readonly requestsBeforeFirstPaint: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** When the page's heading was there, which is after what stands in for the page while it is fetched. */
  readonly headingMs: number;
  /** What tasks longer than 50 ms took beyond that. */
  readonly blockedMs: number;
  readonly layoutShift: number;
}
