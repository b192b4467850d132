import pg from 'pg';

export type Handler = (payload: string) => void;

export class Channels {
  private readonly handlers = new Map<string, Set<Handler>>();

  async add(channel: string, handler: Handler, subscribe: (sql: string) => Promise<unknown>) {
    const known = this.handlers.get(channel);
    const handlers = known ?? new Set<Handler>();
    this.handlers.set(channel, handlers.add(handler));
    if (!known) await subscribe(`listen ${pg.escapeIdentifier(channel)}`);
    return async () => {
      handlers.delete(handler);
    };
  }

  async listenOn(client: pg.ClientBase): Promise<void> {
    client.on('notification', ({ channel, payload = '' }) => {
      for (const handler of this.handlers.get(channel) ?? []) handler(payload);
    });
    for (const channel of this.handlers.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  }
}
