/** Somebody signed in. */
export interface Caller {
  readonly id: number;
  readonly token: string;
}

interface Call {
  readonly token?: string;
  readonly body?: unknown;
  readonly key?: string;
}

/** Calls the API as a page would and resolves to the data; what is refused is thrown. */
export const callApi = async <T>(url: string, method: string, path: string, call: Call = {}): Promise<T> => {
  const { token, body, key } = call;
  const reply = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  if (reply.status !== 200) throw new Error(`${method} ${path}: ${reply.status} ${text}`);
  const { data }: { data: T } = JSON.parse(text);
  return data;
};

export const readApi = <T>(url: string, path: string, token: string): Promise<T> =>
  callApi<T>(url, 'GET', path, { token });
