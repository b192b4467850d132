import type { AnySchema } from 'yup';

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
export type Wire = 'json' | 'text';

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
export const toShape = (schema: AnySchema, value: unknown, wire: Wire): unknown =>
  read(value, inside(schema), wire);

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
