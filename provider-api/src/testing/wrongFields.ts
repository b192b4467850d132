import type { Endpoint } from 'shared-api/contract';
import type { AnySchema } from 'yup';
import { jsonSchema } from '../http/jsonSchema.ts';
import type { Shape } from './randomRequests.ts';
import { type Known, sampleOf } from './sampleValues.ts';

const oddValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  'x'.repeat(10_000),
  [],
  {},
  { toString: 0 },
  [[2]],
];

/** Copying, scanning and importing add these invisible characters to valid texts. */
const asPasted: readonly ((text: string) => string)[] = [
  (text) => `\u202a${text}\u202c`,
  (text) => `\u2068${text}\u2069`,
  (text) => `\ufeff${text}`,
  (text) => `\u00a0${text}\u3000`,
  (text) => `\t${text}\r\n`,
  (text) => `${text}\u200b\u200d\u2060`,
  (text) => `${text}\u0000\u0007\u001b`,
  (text) => `${text.slice(0, 2)}\u00ad\ufe0f${text.slice(2)}`,
  (text) => `${text}\u202etxt.exe`,
  (text) => `${text} o\u0323\u0301 e\u0301`,
  (text) => `${text}\u2028\u0085${text}`,
  (text) => `${text}\n\n\n\n${text}`,
  (text) => `${text} \u{1F468}\u200d\u{1F469}\u200d\u{1F467}`,
  (text) => `${text}\ud83d`,
  (text) => `\u200b\u2063${text.length > 99 ? text : ''}`,
];

type Place = 'path' | 'query' | 'form' | 'json';
type Keys = readonly (string | number)[];

interface Field {
  readonly place: Place;
  readonly keys: Keys;
  readonly shape: Shape;
}

export interface WrongRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | FormData | null;
  readonly field: string;
  /** True means that the sent value does not fit the type of the field, so that the refusal must name the field. */
  readonly isWrong: boolean;
  readonly title: string;
}

export interface Call extends Pick<Endpoint, 'method' | 'path' | 'params' | 'query' | 'bodyKind'> {
  readonly body?: AnySchema | undefined;
  readonly named?: Readonly<Record<string, string>>;
}

const shapeOf = (schema: AnySchema | undefined): Shape | undefined => schema && (jsonSchema(schema) as Shape);
const typesOf = ({ type }: Shape): readonly string[] => (type === undefined ? [] : [type].flat());

function fieldsIn(shape: Shape, place: Place, keys: Keys = []): Field[] {
  const own = keys.length > 0 ? [{ place, keys, shape }] : [];
  const inner = Object.entries(shape.properties ?? {}).flatMap(([key, field]) =>
    fieldsIn(field, place, [...keys, key]),
  );
  const items = shape.items && place === 'json' ? fieldsIn(shape.items, place, [...keys, 0]) : [];
  return [...own, ...inner, ...items];
}

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
};
const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
/** A URL cannot contain lone surrogates. */
const encoded = (value: unknown): string => encodeURIComponent(asText(value).replace(/\p{Cs}/gu, '\ufffd'));

function isWrong({ place, shape }: Field, value: unknown): boolean {
  const types = typesOf(shape);
  if (types.length === 0) return false;
  if (place === 'json')
    return !types.map((type) => (type === 'integer' ? 'number' : type)).includes(typeOf(value));
  const text = asText(value);
  if (text === '' || types.some((type) => type === 'string' || type === 'array')) return false;
  return types.includes('boolean') ? !/^(true|false)$/i.test(text) : !/^-?\d+(\.\d+)?$/.test(text);
}

/** A refusal names a field in this form: Passengers[0].FirstName. */
const nameOf = (keys: Keys): string =>
  keys.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    return name ? `${name}.${key}` : key;
  }, '');

function replaced(whole: unknown, [key, ...rest]: Keys, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole)) return whole.map((item, at) => (at === key ? replaced(item, rest, value) : item));
  const object = whole as Record<string, unknown>;
  return { ...object, [key]: replaced(object[key], rest, value) };
}

const secondTime = '\u0001';

/** Adds the field a second time, as null: JSON parsers use the last value. */
function writtenTwice(body: unknown, keys: Keys): string {
  const name = keys.at(-1);
  const text = JSON.stringify(replaced(body, [...keys.slice(0, -1), secondTime], null));
  return text.replace(JSON.stringify(secondTime), JSON.stringify(name));
}

interface Sample {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** All fields of the sample are valid, so that only a wrong value put in later can be the reason for a refusal. */
export function sampleFor(call: Call, known: Known): Sample {
  const sampled = (schema: AnySchema | undefined): unknown =>
    schema && sampleOf(jsonSchema(schema) as Shape, '', call.path, known);
  return {
    params: { ...(sampled(call.params) as Sample['params'] | undefined), ...call.named },
    query: (sampled(call.query) as Sample['query'] | undefined) ?? {},
    body: sampled(call.body),
  };
}

function formOf(values: unknown, twice?: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values as object)) form.append(name, asText(value));
  if (twice) form.append(twice, 'null');
  return form;
}

const json = { 'content-type': 'application/json' };

export function wrongRequests(call: Call, known: Known) {
  const [params, query, body] = [call.params, call.query, call.body].map(shapeOf);
  const sample = sampleFor(call, known);
  const address = (given: Sample['params'], search: readonly (readonly [string, unknown])[]): string => {
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => encoded(given[name]));
    return `${path}?${search.map(([name, value]) => `${name}=${encoded(value)}`).join('&')}`;
  };
  const needed = Object.entries(sample.query).filter(([name]) => query?.required?.includes(name));
  const plainAddress = address(sample.params, needed);
  const request = (
    field: Field,
    value: unknown,
    sent: Partial<Pick<WrongRequest, 'path' | 'headers' | 'body'>>,
    wrong = isWrong(field, value),
  ): WrongRequest => {
    const { path = plainAddress, headers = sample.body && call.bodyKind !== 'multipart' ? json : {} } = sent;
    const kept = sample.body
      ? call.bodyKind === 'multipart'
        ? formOf(sample.body)
        : JSON.stringify(sample.body)
      : null;
    const name = nameOf(field.keys);
    const shown = `${call.method} ${path.slice(0, 200)} ${field.place} ${name} = ${asText(value).slice(0, 40)}`;
    return {
      method: call.method,
      path,
      headers,
      body: sent.body ?? kept,
      field: name,
      isWrong: wrong,
      title: shown,
    };
  };
  const oddFor = (field: Field): readonly unknown[] => {
    const text = field.keys.reduce<unknown>(
      (part, key) => (part as Record<string | number, unknown> | undefined)?.[key],
      { path: sample.params, query: sample.query, form: sample.body, json: sample.body }[field.place],
    );
    return typeof text === 'string' ? [...oddValues, ...asPasted.map((paste) => paste(text))] : oddValues;
  };
  const inPath = (field: Field) =>
    oddFor(field)
      // An empty value would turn the path into the path of another call.
      .filter((value) => value !== '')
      .map((value) =>
        request(field, value, { path: address({ ...sample.params, [nameOf(field.keys)]: value }, needed) }),
      );
  const inQuery = (field: Field) => {
    const name = nameOf(field.keys);
    const others = needed.filter(([other]) => other !== name);
    const twice = [sample.query[name], sample.query[name]].map((value) => [name, value] as const);
    return [
      ...oddFor(field).map((value) =>
        request(field, value, { path: address(sample.params, [...others, [name, value]]) }),
      ),
      request(
        field,
        'twice',
        { path: address(sample.params, [...others, ...twice]) },
        !typesOf(field.shape).includes('array'),
      ),
    ];
  };
  const inForm = (field: Field) => [
    ...oddFor(field).map((value) =>
      request(field, value, { headers: {}, body: formOf(replaced(sample.body, field.keys, value)) }),
    ),
    request(field, 'null', { headers: {}, body: formOf(sample.body, nameOf(field.keys)) }),
  ];
  const inJson = (field: Field) => {
    const repeated = typeof field.keys.at(-1) === 'string' ? [writtenTwice(sample.body, field.keys)] : [];
    return [
      ...oddFor(field).map((value) =>
        request(field, value, {
          headers: json,
          body: JSON.stringify(replaced(sample.body, field.keys, value)),
        }),
      ),
      ...repeated.map((text) => request(field, null, { headers: json, body: text })),
    ];
  };
  const wrong = [
    ...(params ? fieldsIn(params, 'path').flatMap(inPath) : []),
    ...(query ? fieldsIn(query, 'query').flatMap(inQuery) : []),
    ...(body && call.bodyKind === 'multipart' ? fieldsIn(body, 'form').flatMap(inForm) : []),
    ...(body ? fieldsIn(body, 'json').flatMap(inJson) : []),
  ];
  return { wrong, right: request({ place: 'query', keys: [], shape: {} }, null, {}, false) };
}
