import pg from 'pg';

type Handler = (payload: string) => void;

/** One connection of its own that listens to every channel, and comes back by itself after a restart. */
export function postgresListener(url: string) {
  const channels = new Map<string, Set<Handler>>();
  let client: pg.Client | undefined;
  let connecting: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 });
    next.on('error', () => {});
    next.on('end', () => {
      if (client === next) client = undefined;
      if (!closed && client === undefined) retry ??= setTimeout(reconnect, 1000).unref();
    });
    next.on('notification', ({ channel, payload = '' }) => {
      for (const handler of channels.get(channel) ?? []) handler(payload);
    });
    await next.connect();
    for (const channel of channels.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
  }

  const reconnect = () => {
    retry = undefined;
    if (closed) return;
    connecting = connect().catch(() => {
      retry ??= setTimeout(reconnect, 1000).unref();
    });
  };

  return {
    async listen(channel: string, handler: Handler) {
      const handlers = channels.get(channel) ?? new Set<Handler>();
      channels.set(channel, handlers);
      handlers.add(handler);
      connecting ??= connect();
      if (!client) await connecting;
      else if (handlers.size === 1) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      return async () => {
        handlers.delete(handler);
      };
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await connecting?.catch(() => {});
      await client?.end();
    },
  };
}
