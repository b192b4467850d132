import type { Problem } from '../../contract/endpoint.ts';

/** Every failed call rejects with an `ApiProblem`, even when the server does not reply. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly errors: string[];
  readonly fieldErrors: Record<string, string>;
  readonly code: string;
  readonly requestId: string | undefined;
  /** The field is set only after a refused sign-in. With the code, users can see the status of their registration. */
  readonly trackingCode: string | undefined;
  readonly data: unknown;
  /** The headline replaces the call's usual failure title when that title would be misleading. */
  readonly headline: string | undefined;

  constructor(init: Pick<ApiProblem, 'status' | 'message'> & Partial<ApiProblem>) {
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

export const isMissing = (problem: unknown): problem is ApiProblem =>
  problem instanceof ApiProblem && [400, 404].includes(problem.status);

/** Shows `headline` only if the server answered that the object does not exist. */
export const tellMissing =
  (headline: string) =>
  (problem: unknown): never => {
    throw isMissing(problem) ? problem.withHeadline(headline) : problem;
  };

/** A lost reply, a fault of the server (5xx) and too many calls (429) are not refusals: a retry may succeed. */
export const isRefusal = (problem: unknown): boolean =>
  problem instanceof ApiProblem && problem.status < 500 && problem.status !== 429;

/** Without a reply, the outcome of a write is unknown. */
export const isUnanswered = (problem: unknown): boolean =>
  problem instanceof ApiProblem && problem.code === 'network';

/** The body may come from a proxy and have any shape, so every part is checked. */
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
    trackingCode: problem.trackingCode,
    data: problem.data,
    requestId: problem.requestId,
  });
}
