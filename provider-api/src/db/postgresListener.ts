import pg from 'pg';
import { Channels, type Listener } from './channels.ts';

export function postgresListener(url: string) {
  const channels = new Channels();
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
    await next.connect();
    await channels.listenOn(next);
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
    listen: (channel: string, hear: Listener['hear'], missed?: Listener['missed']) =>
      channels.add(channel, { hear, missed }, async (sql) => {
        connecting ??= connect();
        if (client) await client.query(sql);
        else await connecting;
      }),
    async close() {
      closed = true;
      clearTimeout(retry);
      await connecting?.catch(() => {});
      await client?.end();
    },
  };
}
