export interface Answer {
  status: number;
  headers: Headers;
  // The type allows any field, because a wrong expectation fails the test anyway.
  body: Body;
  bytes: Uint8Array;
}

interface Body {
  data: Data;
  meta: Record<string, number | null>;
  errors: string[] & Record<string, string[]>;
  message: string;
  title: string;
  code: string;
  requestId: string;
}
type Data = Record<string, unknown> & { id: number } & Record<string, unknown>[];

interface CallOptions {
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
}

export interface Client {
  token: string | undefined;
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  patch(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  remove(path: string): Promise<Answer>;
  form(
    path: string,
    fields: Record<string, string>,
    files?: { name: string; type: string; content: Uint8Array }[],
  ): Promise<Answer>;
  signedIn(email: string, password: string): Promise<Client>;
}

function parsed(bytes: Uint8Array, type: string): unknown {
  const text = Buffer.from(bytes).toString();
  return type.includes('json') ? JSON.parse(text) : { text };
}

export function clientOf(url: string, token?: string): Client {
  const call: Client['call'] = async (method, path, { body, form, headers = {} } = {}) => {
    const json = body !== undefined;
    const response = await fetch(`${url}/api${path}`, {
      method,
      body: json ? JSON.stringify(body) : (form ?? null),
      headers: {
        ...(json && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const type = response.headers.get('content-type') ?? '';
    return { status: response.status, headers: response.headers, bytes, body: parsed(bytes, type) as Body };
  };
  return {
    token,
    call,
    get: (path, headers) => call('GET', path, { headers }),
    post: (path, body, headers) => call('POST', path, { body, headers }),
    patch: (path, body, headers) => call('PATCH', path, { body, headers }),
    remove: (path) => call('DELETE', path),
    form(path, fields, files = []) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      for (const { name, type, content } of files)
        form.append('Files', new Blob([Buffer.from(content)], { type }), name);
      return call('POST', path, { form });
    },
    async signedIn(email, password) {
      const answer = await call('POST', '/users/auth', { body: { Email: email, Password: password } });
      if (answer.status !== 200) throw new Error(`Sign-in answered ${answer.status}: ${answer.body.errors}`);
      return clientOf(url, String(answer.body.data.token));
    },
  };
}
