import { type AnySchema, type InferType, ValidationError } from 'yup';
import { BadRequest, Invalid } from './errors.ts';

/** The types of yup hide these parts of a schema. */
interface Inside {
  type: string;
  fields?: Record<string, Inside>;
  innerType?: Inside;
  spec: { default?: unknown };
  cast(value: string, options: { assert: false }): unknown;
}

const inside = (schema: AnySchema) => schema as unknown as Inside;
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Wire = 'json' | 'text';

function fromText(text: string, { type }: Inside): unknown {
  if (type === 'number' && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && /^(true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  return text;
}

const isText = ({ type }: Inside) => type === 'string' || type === 'textOrNumber';

function read(value: unknown, shape: Inside, wire: Wire): unknown {
  if (typeof value === 'string' && isText(shape)) return shape.cast(value, { assert: false });
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

/** Keys get the spelling of the contract, and unknown keys are removed. */
const toShape = (schema: AnySchema, value: unknown, wire: Wire): unknown => read(value, inside(schema), wire);

const maxDepth = 20;

/** PostgreSQL cannot store NUL or half of a surrogate pair. */
const unstorable = /\0|\p{Cs}/u;

function refuseUnstorable(value: unknown, path = '', depth = 0): void {
  if (depth > maxDepth) throw new BadRequest('The request is nested too deeply');
  if (typeof value === 'string' && unstorable.test(value))
    throw new Invalid({ [path || 'form']: ['Holds a character that cannot be stored'] });
  if (Array.isArray(value))
    for (const [at, item] of value.entries()) refuseUnstorable(item, `${path}[${at}]`, depth + 1);
  else if (isPlain(value))
    for (const [key, item] of Object.entries(value))
      refuseUnstorable(item, path ? `${path}.${key}` : key, depth + 1);
}

/** The schema has an empty message for the terms, because the page shows none. API clients get this message. */
const hiddenOnThePage = 'You must accept the terms and conditions';

function byField({ inner, path, errors }: ValidationError): Record<string, string[]> | string[] {
  const fields: Record<string, string[]> = {};
  const failures = inner.length > 0 ? inner : [{ path, errors }];
  for (const failure of failures) {
    const field = failure.path || 'form';
    const messages = failure.errors.map((message) => message || hiddenOnThePage);
    fields[field] = [...new Set([...(fields[field] ?? []), ...messages])];
  }
  const form = fields.form;
  return form && Object.keys(fields).length === 1 ? form : fields;
}

/** Throws Invalid with every failed rule at its field. Values from JSON are not converted. */
export async function validate<S extends AnySchema>(
  schema: S,
  value: unknown,
  wire: Wire = 'json',
): Promise<InferType<S>> {
  try {
    const shaped = toShape(schema, value, wire);
    refuseUnstorable(shaped);
    // Stack traces take most of yup's time, and nobody reads them.
    return await schema.validate(shaped, { strict: true, abortEarly: false, disableStackTrace: true });
  } catch (thrown) {
    if (thrown instanceof ValidationError) throw new Invalid(byField(thrown));
    throw thrown;
  }
}

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
