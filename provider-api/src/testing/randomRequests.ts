import fc, { type Arbitrary } from 'fast-check';

/** The portal's OpenAPI document uses these parts of JSON Schema. */
export interface Shape {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly contentMediaType?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly required?: readonly string[];
}
interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: Shape;
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Shape }>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export interface RandomRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | FormData | null;
}

const odd: Arbitrary<unknown> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('', ' ', '\u0000', '\ud800', "1' or '1'='1", '../../etc/passwd', '=1+1', '9'.repeat(400)),
  fc.constantFrom(0, -1, 1e21, -1e21, 2 ** 31, 2 ** 53, Number.MIN_VALUE, '1e400', 'NaN', '0x10'),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'toString', 'id', 'length', ''), fc.integer(), {
    maxKeys: 2,
  }),
);

const likelyText = fc.constantFrom(
  'person1@client.example',
  'Correct-horse-1',
  '2026-03-05',
  '2026-03-05T10:00:00Z',
  '08031234567',
  'Sample',
  '1',
);
const textOf = ({ minLength = 0, maxLength = 60 }: Shape): Arbitrary<string> =>
  fc.oneof(likelyText, fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 300)) }));
const numberOf = ({ minimum = -5, maximum = 60_000 }: Shape): Arbitrary<number> =>
  fc.oneof(
    fc.integer({ min: Math.ceil(minimum), max: Math.max(Math.ceil(minimum), maximum) }),
    fc.integer({ min: 0, max: 20 }),
  );

function fitting(shape: Shape): Arbitrary<unknown> {
  if (shape.enum?.length) return fc.constantFrom(...shape.enum);
  switch (Array.isArray(shape.type) ? shape.type[0] : shape.type) {
    case 'object':
      return shape.properties && Object.keys(shape.properties).length > 0 ? objectOf(shape.properties) : odd;
    case 'array':
      return fc.array(valueFor(shape.items ?? {}), { maxLength: 3 });
    case 'integer':
    case 'number':
      return numberOf(shape);
    case 'boolean':
      return fc.boolean();
    case 'string':
      return textOf(shape);
    default:
      return odd;
  }
}

/** One value in ten does not fit the schema. */
const valueFor = (shape: Shape): Arbitrary<unknown> =>
  fc.oneof({ weight: 9, arbitrary: fitting(shape) }, { weight: 1, arbitrary: odd });

function objectOf(properties: Readonly<Record<string, Shape>>): Arbitrary<unknown> {
  const all = Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, valueFor(shape)]));
  return fc.oneof(
    { weight: 4, arbitrary: fc.record(all) },
    { weight: 1, arbitrary: fc.record(all, { requiredKeys: [] }) },
  );
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
/** A URL cannot contain lone surrogates. */
const encoded = (value: unknown): string => encodeURIComponent(asText(value).toWellFormed());

function formOf(values: unknown): FormData {
  const form = new FormData();
  const entries: [string, unknown][] = typeof values === 'object' && values ? Object.entries(values) : [];
  for (const [name, value] of entries) {
    if (name !== 'Files') form.append(name, asText(value));
    else
      for (const file of Array.isArray(value) ? value : [value])
        form.append(name, new Blob([asText(file)], { type: 'application/pdf' }), asText(file).slice(0, 20));
  }
  return form;
}

const json = { 'content-type': 'application/json' };
const malformed: Arbitrary<Pick<RandomRequest, 'headers' | 'body'>> = fc.constantFrom(
  { headers: json, body: '{"a":' },
  { headers: json, body: '\u0000' },
  { headers: json, body: `${'['.repeat(2_000)}${']'.repeat(2_000)}` },
  { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x\r\n\r\nno head' },
  { headers: { 'content-type': 'multipart/form-data' }, body: '--x--' },
  {
    headers: { 'content-type': 'text/xml' },
    body: '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>',
  },
  { headers: { 'content-type': 'application/json; charset=utf-7' }, body: '+ADw-' },
);

function bodyOf({ requestBody }: Operation): Arbitrary<Pick<RandomRequest, 'headers' | 'body'>> {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!content) return fc.constant({ headers: {}, body: null });
  const values = valueFor(content.schema);
  const shaped =
    type === 'application/json'
      ? values.map((value) => ({ headers: { ...json }, body: JSON.stringify(value) }))
      : values.map((value) => ({ headers: {}, body: formOf(value) }));
  return fc.oneof({ weight: 9, arbitrary: shaped }, { weight: 1, arbitrary: malformed });
}

export function randomRequestsFor(
  path: string,
  method: string,
  operation: Operation,
): Arbitrary<RandomRequest> {
  const named = (place: Parameter['in']) =>
    Object.fromEntries(
      (operation.parameters ?? [])
        .filter((parameter) => parameter.in === place)
        .map(({ name, schema }) => [name, valueFor(schema)]),
    );
  return fc
    .record({
      inPath: fc.record<Record<string, unknown>>(named('path')),
      query: fc.record<Record<string, unknown>>(named('query'), { requiredKeys: [] }),
      sent: bodyOf(operation),
    })
    .map(({ inPath, query, sent }) => {
      const search = Object.entries(query).map(([name, value]) => `${name}=${encoded(value)}`);
      const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encoded(inPath[name]));
      return { ...sent, method: method.toUpperCase(), path: `${filled}?${search.join('&')}` };
    });
}
