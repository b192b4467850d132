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

let asked = 0;

/** A path as nobody asked for it before: the same again may get its last reply, as long as nothing was written. */
export const anew = (path: string): string => {
  asked += 1;
  return `${path}${path.includes('?') ? '&' : '?'}asked=${asked}`;
};

/** Has the server read. */
export const readAnew = <T>(url: string, path: string, token: string): Promise<T> =>
  callApi<T>(url, 'GET', anew(path), { token });
