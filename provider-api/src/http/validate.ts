import { type AnySchema, type InferType, ValidationError } from 'yup';
import { BadRequest, Invalid } from './errors.ts';
import { toShape, type Wire } from './shapes.ts';

const maxDepth = 20;

const unstorable = 'Holds a character that cannot be stored';

/** NUL cannot be stored as text. */
function cleaned(value: unknown, path = '', depth = 0): unknown {
  if (depth > maxDepth) throw new BadRequest('The request is nested too deeply');
  if (typeof value === 'string') {
    if (value.includes('\u0000')) throw new Invalid({ [path || 'form']: [unstorable] });
    // Half a surrogate pair becomes the replacement character.
    return Buffer.from(value).toString();
  }
  if (Array.isArray(value)) return value.map((item, at) => cleaned(item, `${path}[${at}]`, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, item]) => [
    key,
    cleaned(item, path ? `${path}.${key}` : key, depth + 1),
  ]);
  return Object.fromEntries(fields);
}

function byField({ inner, path, errors }: ValidationError): Record<string, string[]> | string[] {
  const fields: Record<string, string[]> = {};
  const failures = inner.length > 0 ? inner : [{ path, errors }];
  for (const failure of failures) {
    const field = failure.path || 'form';
    fields[field] = [...new Set([...(fields[field] ?? []), ...failure.errors])];
  }
  const form = fields.form;
  return form && Object.keys(fields).length === 1 ? form : fields;
}

/** Strict: no value is coerced, every failed rule is reported, each at its field (G81). */
export async function validate<S extends AnySchema>(
  schema: S,
  value: unknown,
  wire: Wire = 'json',
): Promise<InferType<S>> {
  try {
    return await schema.validate(toShape(schema, cleaned(value), wire), { strict: true, abortEarly: false });
  } catch (thrown) {
    if (thrown instanceof ValidationError) throw new Invalid(byField(thrown));
    throw thrown;
  }
}
