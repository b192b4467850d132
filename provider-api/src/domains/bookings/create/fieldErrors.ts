import { Invalid } from '../../../http/errors.ts';

/** Collects what is wrong in the entries of a request, each at its field: `[2].Date_Of_Travel`. */
export class FieldErrors {
  private readonly errors: Record<string, string[]> = {};

  add(at: string, field: string, message: string): void {
    const key = at ? `${at}.${field}` : field;
    const known = this.errors[key] ?? [];
    if (!known.includes(message)) this.errors[key] = [...known, message];
  }

  /** Refuses the request when there is any. */
  refuse(): void {
    if (Object.keys(this.errors).length > 0) throw new Invalid(this.errors);
  }
}
