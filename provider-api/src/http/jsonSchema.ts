import type { AnySchema, SchemaDescription } from 'yup';

type Json = Record<string, unknown>;

interface Description extends SchemaDescription {
  fields?: Record<string, Description>;
  innerType?: Description;
}

const testKeywords: Record<string, Record<string, string>> = {
  number: { min: 'minimum', max: 'maximum', moreThan: 'exclusiveMinimum' },
  string: { min: 'minLength', max: 'maxLength' },
  array: { min: 'minItems', max: 'maxItems' },
};

function limitsOf({ type, tests }: Description): Json {
  const keywords = testKeywords[type] ?? {};
  const limits: Json = {};
  for (const { name, params } of tests) {
    const keyword = name && keywords[name];
    const value = params?.[name === 'moreThan' ? 'more' : (name ?? '')];
    if (keyword && typeof value === 'number') limits[keyword] = value;
    const pattern = params?.regex;
    if (name === 'matches' && pattern instanceof RegExp) limits.pattern ??= pattern.source;
  }
  return limits;
}

function choicesOf({ oneOf, nullable }: Description): Json {
  const values = oneOf.filter((value) => ['string', 'number', 'boolean'].includes(typeof value));
  if (values.length === 0) return {};
  return { enum: nullable ? [...values, null] : values };
}

const isWhole = ({ tests }: Description) => tests.some(({ name }) => name === 'integer');

function typeOf(description: Description): Json {
  const { type, nullable } = description;
  if (type === 'mixed') return {};
  if (type === 'textOrNumber') return { type: ['string', 'number'] };
  const name = type === 'number' && isWhole(description) ? 'integer' : type;
  return { type: nullable ? [name, 'null'] : name };
}

function objectParts(fields: Record<string, Description>): Json {
  const required = Object.entries(fields)
    .filter(([, field]) => !field.optional && field.default === undefined)
    .map(([name]) => name);
  const properties = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, write(field)]));
  return { properties, ...(required.length > 0 && { required }) };
}

function write(description: Description): Json {
  const { fields, innerType } = description;
  return {
    ...typeOf(description),
    ...limitsOf(description),
    ...choicesOf(description),
    ...(fields && objectParts(fields)),
    ...(description.type === 'array' && { items: innerType ? write(innerType) : {} }),
  };
}

export const jsonSchema = (schema: AnySchema): Json => write(schema.describe() as Description);
