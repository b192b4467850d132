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
  /** Of refusals that are questions, which the page asks; each is an exception of G100. */
  silentCodes?: readonly string[];
}
