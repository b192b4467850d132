import type { Endpoint, PageMeta, ReplyOf } from '../contract/endpoint.ts';
import { readPublicSettings } from '../settings/contract.ts';
import { builtInPublicSettings } from '../settings/publicDefaults.ts';
import { FakeUpload } from './FakeUpload.ts';

export interface SeenRequest {
  method: string;
  url: URL;
  headers: Headers;
  body: unknown;
}

type Answer = Response | Promise<Response>;
export interface Handler {
  endpoint: Endpoint;
  answer(request: SeenRequest): Answer;
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

export const replies = <E extends Endpoint>(
  endpoint: E,
  data: ReplyOf<E> | ((request: SeenRequest) => ReplyOf<E>),
  meta?: PageMeta,
): Handler => ({
  endpoint,
  answer: (request) =>
    json(200, {
      data: typeof data === 'function' ? (data as (request: SeenRequest) => ReplyOf<E>)(request) : data,
      ...(meta && { meta }),
      errors: [],
      message: '',
    }),
});

export const refuses = (endpoint: Endpoint, status: number, body: unknown = {}): Handler => ({
  endpoint,
  answer: () => json(status, body),
});

export const hangs = (endpoint: Endpoint): Handler => ({
  endpoint,
  answer: () => new Promise<Response>(() => undefined),
});

export const fails = (endpoint: Endpoint): Handler => ({
  endpoint,
  answer: () => Promise.reject(new TypeError('Failed to fetch')),
});

const patternOf = (endpoint: Endpoint) => new RegExp(`^/api${endpoint.path.replace(/:\w+/g, '[^/]+')}$`);
const isFixed = (endpoint: Endpoint) => !endpoint.path.includes(':');
const isOf = ({ method, url }: Pick<SeenRequest, 'method' | 'url'>, endpoint: Endpoint) =>
  endpoint.method === method && patternOf(endpoint).test(url.pathname);

export function handlerOf(
  handlers: readonly Handler[],
  request: Pick<SeenRequest, 'method' | 'url'>,
): Handler | undefined {
  const ofIt = handlers.filter(({ endpoint }) => isOf(request, endpoint));
  return ofIt.find(({ endpoint }) => isFixed(endpoint)) ?? ofIt[0];
}

async function bodyOf(init: RequestInit | undefined): Promise<unknown> {
  if (typeof init?.body === 'string') return JSON.parse(init.body);
  return init?.body ?? undefined;
}

/** A call without a handler fails. Public settings have a default reply, which is not recorded. */
export function fakeApi(handlers: readonly Handler[]) {
  const requests: SeenRequest[] = [];
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://localhost');
    const request = {
      method: init?.method ?? 'GET',
      url,
      headers: new Headers(init?.headers),
      body: await bodyOf(init),
    };
    const asked = handlers.some(({ endpoint }) => endpoint === readPublicSettings);
    if (!asked && url.pathname === `/api${readPublicSettings.path}`)
      return replies(readPublicSettings, builtInPublicSettings).answer(request);
    requests.push(request);
    const handler = handlerOf(handlers, request);
    if (!handler) throw new TypeError(`No handler for ${request.method} ${url.pathname}`);
    return handler.answer(request);
  };
  const of = (endpoint: Endpoint) => requests.filter((request) => isOf(request, endpoint));
  return {
    requests,
    of,
    rowsAsked(endpoint: Endpoint): Record<string, string> {
      const queries = of(endpoint).map(({ url }) => Object.fromEntries(url.searchParams));
      const { only, ...query } = queries.filter((one) => one.only !== 'total').at(-1) ?? {};
      return query;
    },
  };
}
