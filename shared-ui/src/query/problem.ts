/** The shape of shared-api's ApiProblem, recognised by its name so that the kit imports no client. */
export interface Problem extends Error {
  name: 'ApiProblem';
  status: number;
  code: string;
  errors: readonly string[];
  fieldErrors: Readonly<Record<string, string>>;
  /** Replaces the call's catalogue text. */
  headline?: string | undefined;
}

export const isProblem = (error: unknown): error is Problem =>
  error instanceof Error && error.name === 'ApiProblem' && 'status' in error;

/** The browser's own words for a lost connection, such as "Failed to fetch", help nobody. */
export const problemText = ({ code, message }: Problem): string =>
  code === 'network' ? 'The portal did not answer. Please check your connection and try again' : message;

/** The reply's list of errors says more than its message. */
export function replyText(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if (!isProblem(error)) return error.message;
  return error.errors.length > 0 ? error.errors.join('\n') : problemText(error);
}
