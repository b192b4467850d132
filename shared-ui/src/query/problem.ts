/** shared-ui must not import the code that calls the API, so this type repeats shared-api's `ApiProblem`. */
export interface Problem extends Error {
  name: 'ApiProblem';
  status: number;
  code: string;
  errors: readonly string[];
  fieldErrors: Readonly<Record<string, string>>;
  /** The headline replaces the failure text of the call. */
  headline?: string | undefined;
  data?: unknown;
}

export const isProblem = (error: unknown): error is Problem =>
  error instanceof Error && error.name === 'ApiProblem' && 'status' in error;

/** The browser's own text for a lost connection, such as "Failed to fetch", does not help users. */
export const problemText = ({ code, message }: Problem): string =>
  code === 'network' ? 'The portal did not answer. Please check your connection and try again' : message;

export function replyText(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if (!isProblem(error)) return error.message;
  return error.errors.length > 0 ? error.errors.join('\n') : problemText(error);
}
