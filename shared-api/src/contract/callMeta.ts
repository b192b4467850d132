/** What a call says about itself, for the one place that tells users of outcomes (the query client of shared-ui). */
export interface CallMeta extends Record<string, unknown> {
  /** The catalogue's text for a failure; the reply's own text stands beneath it (G38). */
  failure?: string;
  success?: string;
  /** Told when the call begins. */
  info?: string;
  /** Shown by the loading overlay while the call is under way; `true` reads 'Loading'. */
  loading?: string | true;
  /** The roots of the query keys that a success makes stale. */
  invalidates?: readonly (readonly unknown[])[];
  /** The page itself shows the failure; nothing else does. */
  silent?: boolean;
  /** The same for refusals with one of these codes. */
  silentCodes?: readonly string[];
}
