type ProblemsByField = Record<string, string[]>;

interface RefusalFields {
  status: number;
  code: string;
  title: string;
  message: string;
  errors?: string[] | ProblemsByField;
  retryAfterSeconds?: number;
  trackingCode?: string | undefined;
  data?: unknown;
  cause?: unknown;
}

export class Refusal extends Error {
  override readonly name: string = 'Refusal';
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly errors: string[] | ProblemsByField;
  readonly retryAfterSeconds: number | undefined;
  readonly trackingCode: string | undefined;
  readonly data: unknown;

  constructor(fields: RefusalFields) {
    const { status, code, title, message, errors, retryAfterSeconds, trackingCode, data, cause } = fields;
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.title = title;
    this.errors = errors ?? [message];
    this.retryAfterSeconds = retryAfterSeconds;
    this.trackingCode = trackingCode;
    this.data = data;
  }
}

export class BadRequest extends Refusal {
  constructor(message: string, code = 'bad_request', errors?: string[]) {
    super({ status: 400, code, title: 'Bad request', message, errors });
  }
}

const formErrors = 'Please check the form fields for errors';

/** The status is not 401, because a page ends its session at 401. */
export class SignInRefused extends Refusal {
  constructor(text: string, trackingCode?: string) {
    super({
      status: 400,
      code: 'sign_in_refused',
      title: 'Bad request',
      message: 'Login failed',
      errors: [text],
      trackingCode,
    });
  }
}

export class SecondFactorNeeded extends Refusal {
  constructor() {
    super({
      status: 400,
      code: 'second_factor_needed',
      title: 'Bad request',
      message: 'Enter the code of your authenticator app',
    });
  }
}

/** A message about no particular field has the key `form`. */
export class Invalid extends Refusal {
  constructor(errors: ProblemsByField | string[], message = formErrors) {
    super({ status: 400, code: 'invalid', title: 'Validation failed', message, errors });
  }
}

export class InsufficientFunds extends Refusal {
  constructor(
    message = 'You do not have enough balance to complete this process. Please fund your wallet to procced',
  ) {
    super({ status: 400, code: 'insufficient_funds', title: 'Insufficient funds', message });
  }
}

/** Throw only for a missing, unknown or expired token: the page then ends its session. */
export class Unauthenticated extends Refusal {
  constructor(message = 'Your session has expired. Please login again') {
    super({ status: 401, code: 'unauthenticated', title: 'Unauthorized', message });
  }
}

export class Forbidden extends Refusal {
  constructor(message = 'You are not authorized to do that', code = 'forbidden') {
    super({ status: 403, code, title: 'Forbidden', message });
  }
}

export class NotFound extends Refusal {
  constructor(message = 'Not found', code = 'not_found') {
    super({ status: 404, code, title: 'Not found', message });
  }
}

export async function orNotFound<T>(found: Promise<T | undefined>, message: string): Promise<T> {
  const value = await found;
  if (value === undefined) throw new NotFound(message);
  return value;
}

export class Conflict extends Refusal {
  constructor(message: string, code = 'conflict', data?: unknown) {
    super({ status: 409, code, title: 'Conflict', message, data });
  }
}

export class PayloadTooLarge extends Refusal {
  constructor(message = 'The request is too large') {
    super({ status: 413, code: 'payload_too_large', title: 'Payload too large', message });
  }
}

export class NoSuchPart extends Refusal {
  constructor() {
    super({ status: 416, code: 'no_such_part', title: 'Range not satisfiable', message: 'No such part' });
  }
}

export class TooManyRequests extends Refusal {
  constructor(retryAfterSeconds: number, message = 'Too many attempts. Please try again later') {
    super({ status: 429, code: 'too_many_requests', title: 'Too many requests', message, retryAfterSeconds });
  }
}

export class Unavailable extends Refusal {
  constructor(message = 'The service is temporarily unavailable. Please try again shortly', cause?: unknown) {
    super({
      status: 503,
      code: 'unavailable',
      title: 'Service unavailable',
      message,
      retryAfterSeconds: 5,
      cause,
    });
  }
}

export class FilesUnavailable extends Unavailable {
  constructor(cause: unknown) {
    super('Files cannot be stored or read at the moment. Please try again shortly', cause);
  }
}

export class StoreUnavailable extends Unavailable {
  constructor(cause: unknown) {
    super('Nothing can be stored at the moment. Please try again shortly', cause);
  }
}

/** Collects the problems of a request by field, for example `[2].Date_Of_Travel` for the third booking. */
export class FieldErrors {
  private readonly errors: Record<string, string[]> = {};

  add(at: string, field: string, message: string): void {
    const key = at ? `${at}.${field}` : field;
    const known = this.errors[key] ?? [];
    if (!known.includes(message)) this.errors[key] = [...known, message];
  }

  all(): string[] {
    return Object.values(this.errors).flat();
  }

  refuse(refusal: (errors: ProblemsByField) => Refusal = (errors) => new Invalid(errors)): void {
    if (Object.keys(this.errors).length > 0) throw refusal(this.errors);
  }
}
