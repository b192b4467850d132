interface Question {
  readonly method: string;
  readonly path: string;
  readonly token?: string;
  readonly body?: unknown;
  readonly key?: string;
}

export interface Asked {
  /** Undefined where no reply came. */
  readonly status: number | undefined;
  readonly ms: number;
  readonly data: unknown;
  readonly headers: Headers | undefined;
}

const timeoutMs = 15_000;

/** Calls the API; a refusal and a lost connection are outcomes like any other. */
export async function ask(url: string, { method, path, token, body, key }: Question): Promise<Asked> {
  const from = performance.now();
  try {
    const reply = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await reply.text();
    const ms = performance.now() - from;
    const data = reply.status === 200 ? (JSON.parse(text) as { data: unknown }).data : undefined;
    return { status: reply.status, ms, data, headers: reply.headers };
  } catch {
    return { status: undefined, ms: performance.now() - from, data: undefined, headers: undefined };
  }
}
