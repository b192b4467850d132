import { type AnySchema, type InferType, ValidationError } from 'yup';
import { BadRequest, Invalid } from './errors.ts';

/** What yup knows about a schema's insides, for the walks below; its own types keep them apart. */
interface Inside {
  type: string;
  fields?: Record<string, Inside>;
  innerType?: Inside;
  spec: { default?: unknown };
}

const inside = (schema: AnySchema) => schema as unknown as Inside;
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** How values travel: JSON has types, queries, parameters and multipart fields are text. */
type Wire = 'json' | 'text';

function fromText(text: string, { type }: Inside): unknown {
  if (type === 'number' && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && /^(true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  return text;
}

function read(value: unknown, shape: Inside, wire: Wire): unknown {
  if (isPlain(value) && shape.fields) return readObject(value, shape.fields, wire);
  const { innerType } = shape;
  if (shape.type === 'array' && innerType) {
    const items = wire === 'text' && value !== undefined && !Array.isArray(value) ? [value] : value;
    return Array.isArray(items) ? items.map((item) => read(item, innerType, wire)) : items;
  }
  return wire === 'text' && typeof value === 'string' ? fromText(value, shape) : value;
}

function readObject(value: Record<string, unknown>, fields: Record<string, Inside>, wire: Wire) {
  const given = new Map(Object.entries(value).map(([key, item]) => [key.toLowerCase(), item]));
  const result: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const item = given.get(name.toLowerCase());
    const empty = item === undefined || (wire === 'text' && item === '');
    const chosen = empty ? field.spec.default : read(item, field, wire);
    if (chosen !== undefined) result[name] = chosen;
  }
  return result;
}

/** The value with the contract's spelling of keys (G80); keys that the contract lacks are dropped. */
const toShape = (schema: AnySchema, value: unknown, wire: Wire): unknown => read(value, inside(schema), wire);

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

/** Paths in a reply that its contract does not name: they would reach the page unnoticed. */
export function unnamedPaths(schema: AnySchema, value: unknown, path = ''): string[] {
  const { fields, innerType } = inside(schema);
  if (Array.isArray(value) && innerType)
    return value.flatMap((item) => unnamedPaths(innerType as unknown as AnySchema, item, `${path}[]`));
  if (!isPlain(value) || !fields) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const field = fields[key];
    const at = path ? `${path}.${key}` : key;
    return field ? unnamedPaths(field as unknown as AnySchema, item, at) : [at];
  });
}
