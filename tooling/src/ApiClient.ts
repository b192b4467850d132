import {
  type BodyOf,
  type Endpoint,
  type Envelope,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
  urlOf,
} from 'shared-api/contract';

export interface CallOptions<E extends Endpoint> {
  readonly token?: string;
  readonly params?: ParamsOf<E>;
  readonly query?: QueryOf<E>;
  readonly body?: BodyOf<E>;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** `status` and `headers` are missing if no reply arrived. */
export interface Outcome<Data> {
  readonly status?: number;
  readonly headers?: Headers;
  readonly data?: Data;
  readonly code?: string;
  readonly ms: number;
}

const timeoutMs = 15_000;

const toFormData = (body: object): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      form.append(name, item instanceof Blob ? item : String(item));
    }
  }
  return form;
};

const envelopeOf = async <Data>(what: string, reply: Response): Promise<Envelope<Data>> => {
  const text = await reply.text();
  if (reply.status !== 200) throw new Error(`${what}: ${reply.status} ${text}`);
  return JSON.parse(text);
};

/** A reply that is not from the portal's server, such as the error page of a proxy, might not be JSON. */
const codeOf = (text: string): string => {
  try {
    return String(JSON.parse(text).code);
  } catch {
    return 'none';
  }
};

export class ApiClient {
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  send<E extends Endpoint>(
    endpoint: E,
    options: CallOptions<E> = {},
    signal?: AbortSignal,
  ): Promise<Response> {
    const { token, key, headers = {} } = options;
    const body: object | undefined = options.body;
    const multipart = endpoint.bodyKind === 'multipart';
    return fetch(`${this.url}${urlOf(endpoint, options)}`, {
      method: endpoint.method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body && !multipart ? { 'content-type': 'application/json' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
        ...headers,
      },
      ...(body ? { body: multipart ? toFormData(body) : JSON.stringify(body) } : {}),
      ...(signal ? { signal } : {}),
    });
  }

  /** @throws Error with the server's message if the call is refused */
  async ask<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<Envelope<ReplyOf<E>>> {
    return envelopeOf(`${endpoint.method} ${endpoint.path}`, await this.send(endpoint, options));
  }

  async call<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<ReplyOf<E>> {
    return (await this.ask(endpoint, options)).data;
  }

  /** Reads an address that already contains its query. */
  async read(address: string, token: string): Promise<Envelope<unknown>> {
    const headers = { authorization: `Bearer ${token}` };
    return envelopeOf(address, await fetch(`${this.url}/api${address}`, { headers }));
  }

  /** The method never throws: a refusal or a lost connection is an outcome, too. */
  async attempt<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<Outcome<ReplyOf<E>>> {
    const from = performance.now();
    try {
      const reply = await this.send(endpoint, options, AbortSignal.timeout(timeoutMs));
      const text = await reply.text();
      const ms = performance.now() - from;
      const { status, headers } = reply;
      if (status !== 200) return { status, headers, ms, code: codeOf(text) };
      const { data }: Envelope<ReplyOf<E>> = JSON.parse(text);
      return { status, headers, data, ms };
    } catch {
      return { ms: performance.now() - from };
    }
  }
}
