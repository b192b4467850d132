import { type Endpoint, unattendedHeader } from 'shared-api/contract';
import { replySchemaOf } from 'shared-api/replies';
import { jsonSchema } from './jsonSchema.ts';

type Json = Record<string, unknown>;

const refusalTexts: Record<number, string> = {
  400: 'The request breaks a rule',
  401: 'The token is missing, bad or expired',
  403: 'The caller may not do that',
  404: 'There is no such thing, or not for the caller',
  409: 'It clashes with what happened meanwhile',
  413: 'The request is too large',
  422: 'The release lacks something, each in a sentence with its way out',
  429: 'Too many attempts; Retry-After tells when to try again',
  503: 'The service is temporarily unavailable',
};

const documentTypes: Record<string, string> = {
  pdf: 'application/pdf',
  csv: 'text/csv',
  file: 'application/octet-stream',
  events: 'text/event-stream',
  text: 'text/plain',
  document: 'application/json',
};

function successContent(endpoint: Endpoint): Json {
  const { replyKind = 'json', paged } = endpoint;
  const type = documentTypes[replyKind];
  if (replyKind === 'document') return { 'application/json': { schema: { type: 'object' } } };
  if (type) return { [type]: { schema: { type: 'string' } } };
  const properties = {
    data: jsonSchema(replySchemaOf(endpoint)),
    ...(paged && { meta: { $ref: '#/components/schemas/PageMeta' } }),
    errors: { type: 'array', items: { type: 'string' } },
    message: { type: 'string' },
    title: { type: 'string' },
  };
  return {
    'application/json': { schema: { type: 'object', required: ['data', 'errors', 'message'], properties } },
  };
}

function parametersOf(schema: Endpoint['params'], place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }));
}

const idempotencyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key with the same request gives the first reply again',
  schema: { type: 'string', maxLength: 200 },
};

const unattended = {
  name: unattendedHeader,
  in: 'header',
  required: false,
  description:
    'Sent by a page that asks by itself while nobody uses it: the request does not keep the session awake',
  schema: { type: 'string' },
};

function bodyOf({ body, bodyKind }: Endpoint): Json {
  if (!body) return {};
  const schema = jsonSchema(body);
  if (bodyKind !== 'multipart')
    return { requestBody: { required: true, content: { 'application/json': { schema } } } };
  const files = {
    type: 'array',
    maxItems: 10,
    items: { type: 'string', contentMediaType: 'application/octet-stream' },
  };
  const withFiles = { ...schema, properties: { ...(schema.properties as Json), Files: files } };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema: withFiles } } } };
}

function refusalsOf(endpoint: Endpoint): number[] {
  const { method, access, params, refusals = [] } = endpoint;
  const codes = [400, 413, 429, 503, ...refusals];
  if (method !== 'GET') codes.push(409);
  if (access !== 'public') codes.push(401, 403);
  if (params) codes.push(404);
  return [...new Set(codes)].sort((a, b) => a - b);
}

const tagOf = (path: string) => path.split('/')[1]?.replace('.json', '') ?? 'system';

function operation(id: string, endpoint: Endpoint): Json {
  const { access, summary } = endpoint;
  const needs = typeof access === 'object' ? `Needs one of: ${access.join(', ')}.` : undefined;
  const parameters = [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...(endpoint.idempotent ? [idempotencyHeader] : []),
    ...(access === 'public' ? [] : [unattended]),
  ];
  return {
    operationId: id,
    summary,
    ...(needs && { description: needs }),
    tags: [tagOf(endpoint.path)],
    security: access === 'public' ? [] : [{ token: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...bodyOf(endpoint),
    responses: {
      200: { description: 'Done', content: successContent(endpoint) },
      ...Object.fromEntries(
        refusalsOf(endpoint).map((code) => [code, { $ref: `#/components/responses/Problem${code}` }]),
      ),
    },
  };
}

const problemSchema = {
  type: 'object',
  required: ['errors', 'message', 'title', 'code', 'requestId'],
  properties: {
    errors: {
      description: 'Texts, or fields with their texts',
      oneOf: [
        { type: 'array', items: { type: 'string' } },
        { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
      ],
    },
    message: { type: 'string' },
    title: { type: 'string' },
    code: { type: 'string' },
    requestId: { type: 'string' },
  },
};

const whole = { type: 'integer' };
const wholeOrNull = { type: ['integer', 'null'] };
const pageMetaSchema = {
  type: 'object',
  properties: {
    pageNumber: whole,
    firstPage: whole,
    lastPage: whole,
    nextPage: wholeOrNull,
    previousPage: wholeOrNull,
    totalPages: whole,
    totalCount: whole,
    atLeast: { type: 'boolean' },
  },
};

const problemResponses = () =>
  Object.fromEntries(
    Object.entries(refusalTexts).map(([code, description]) => [
      `Problem${code}`,
      { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } } },
    ]),
  );

export function openApiDocument(contract: Readonly<Record<string, Endpoint>>): Json {
  const paths: Record<string, Json> = {};
  for (const [id, endpoint] of Object.entries(contract)) {
    const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(id, endpoint) };
  }
  const tags = [...new Set(Object.values(contract).map(({ path }) => tagOf(path)))].sort();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Airport protocol portal',
      version: '1.0.0',
      description: 'Accounts, bookings, wallet and transactions of the client portal.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'This server' }],
    tags: tags.map((name) => ({ name, description: `Calls beneath /api/${name}` })),
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: problemSchema, PageMeta: pageMetaSchema },
      responses: problemResponses(),
    },
  };
}
