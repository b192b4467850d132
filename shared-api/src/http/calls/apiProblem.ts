import type { Problem } from '../../contract/endpoint.ts';

interface ApiProblemInit {
  status: number;
  message: string;
  errors?: string[];
  fieldErrors?: Record<string, string>;
  code?: string;
  requestId?: string;
  trackingCode?: string;
  data?: unknown;
  /** Takes the place of the call's own catalogue text, where another failure than the call's is shown. */
  headline?: string;
}

/** A refusal or a failure of a call, in the one shape that pages show (ERR-01, ERR-02). */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly errors: string[];
  readonly fieldErrors: Record<string, string>;
  readonly code: string;
  readonly requestId: string | undefined;
  /** From a refused sign-in: shows where the registration stands. */
  readonly trackingCode: string | undefined;
  readonly data: unknown;
  readonly headline: string | undefined;

  constructor(init: ApiProblemInit) {
    super(init.message);
    this.status = init.status;
    this.errors = init.errors ?? [];
    this.fieldErrors = init.fieldErrors ?? {};
    this.code = init.code ?? '';
    this.requestId = init.requestId;
    this.trackingCode = init.trackingCode;
    this.data = init.data;
    this.headline = init.headline;
  }

  withHeadline(headline: string): ApiProblem {
    return new ApiProblem({ ...this, message: this.message, headline });
  }
}

/** An id that is none is missing as well. */
export const isMissing = (problem: unknown): problem is ApiProblem =>
  problem instanceof ApiProblem && [400, 404].includes(problem.status);

/** Only what the server has not is told so; a lost connection says nothing of it. */
export const tellMissing =
  (headline: string) =>
  (problem: unknown): never => {
    throw isMissing(problem) ? problem.withHeadline(headline) : problem;
  };

/** No reply came: the outcome of a write is unknown, not failed. */
export const isUnanswered = (problem: unknown): boolean =>
  problem instanceof ApiProblem && problem.code === 'network';

/** Reads whatever a server may answer with a refusal; nothing in it is taken for granted. */
export function problemFrom(status: number, body: unknown): ApiProblem {
  const problem = (typeof body === 'object' && body !== null ? body : {}) as Partial<Problem>;
  const byField = Array.isArray(problem.errors) ? {} : (problem.errors ?? {});
  const fieldErrors = Object.fromEntries(
    Object.entries(byField).map(([field, texts]) => [field, String([texts].flat()[0] ?? '')]),
  );
  const errors = Array.isArray(problem.errors) ? problem.errors.map(String) : Object.values(fieldErrors);
  return new ApiProblem({
    status,
    message: errors[0] ?? problem.message ?? problem.title ?? '',
    errors,
    fieldErrors,
    code: problem.code ?? '',
    ...(problem.trackingCode ? { trackingCode: problem.trackingCode } : {}),
    ...(problem.data === undefined ? {} : { data: problem.data }),
    ...(problem.requestId ? { requestId: problem.requestId } : {}),
  });
}
