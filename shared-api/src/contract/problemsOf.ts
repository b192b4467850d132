import { type AnySchema, ValidationError } from './yup.ts';

/** Maps each path to its first message: '' is the value itself, '[0].email' a field of its first entry. */
export function problemsOf(
  schema: AnySchema,
  value: unknown,
  { strict = false } = {},
): Record<string, string> {
  try {
    schema.validateSync(value, { abortEarly: false, strict });
    return {};
  } catch (thrown) {
    if (!(thrown instanceof ValidationError)) throw thrown;
    const failures = thrown.inner.length > 0 ? thrown.inner : [thrown];
    return Object.fromEntries(failures.map(({ path = '', message }) => [path, message]).reverse());
  }
}
