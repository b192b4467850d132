/**
 * `code` is the SQLSTATE. The driver's `detail` is left out: it contains values of the row, which must not
 * reach the log.
 */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: string;
  readonly constraint: string | undefined;

  constructor(fields: { message: string; code: string; constraint?: string | undefined }) {
    super(fields.message);
    this.code = fields.code;
    this.constraint = fields.constraint;
  }
}

export class DatabaseUnavailable extends Error {
  override readonly name: string = 'DatabaseUnavailable';
}

/** The disk is full, or the server is a standby: writes fail, but reads still work. */
export class WritesRefused extends DatabaseUnavailable {
  override readonly name = 'WritesRefused';
}

const writesRefusedStates = ['25006', '53100'];
/** These SQLSTATEs report lost connections, stopped servers, and failing or overloaded machines. */
const unavailableStates = /^(08|57P0[123]|53|58)/;
const networkCodes = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)/;
const lostConnection = /connection (terminated|error|timeout)|timeout exceeded|read timeout|not queryable/i;

interface DriverFailure {
  message?: unknown;
  code?: unknown;
  constraint?: unknown;
}

const textOr = (value: unknown) => (typeof value === 'string' ? value : undefined);

export function databaseFailure(thrown: unknown): unknown {
  if (typeof thrown !== 'object' || thrown === null) return thrown;
  const failure = thrown as DriverFailure;
  const code = textOr(failure.code) ?? '';
  const message = textOr(failure.message) ?? 'The database failed';
  if (writesRefusedStates.includes(code)) return new WritesRefused(message);
  if (unavailableStates.test(code) || networkCodes.test(code) || (!code && lostConnection.test(message)))
    return new DatabaseUnavailable(message);
  if (!/^[0-9A-Z]{5}$/.test(code)) return thrown;
  return new DatabaseError({
    message,
    code,
    constraint: textOr(failure.constraint),
  });
}

export const isUniqueViolation = (thrown: unknown, constraint?: string): thrown is DatabaseError =>
  thrown instanceof DatabaseError &&
  thrown.code === '23505' &&
  (constraint === undefined || thrown.constraint === constraint);

export const isOverdrawn = (thrown: unknown): boolean =>
  thrown instanceof DatabaseError && thrown.constraint === 'wallet_not_overdrawn';

export const mayRunAgain = (thrown: unknown): boolean =>
  thrown instanceof DatabaseError && (thrown.code === '40001' || thrown.code === '40P01');
