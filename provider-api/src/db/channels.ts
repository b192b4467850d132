import pg from 'pg';

export interface Listener {
  hear: (payload: string) => void;
  /** `missed` is called after each connection is made, because `hear` did not get the messages sent before. */
  missed?: () => void;
}

export class Channels {
  private readonly listeners = new Map<string, Set<Listener>>();

  async add(channel: string, listener: Listener, subscribe: (sql: string) => Promise<unknown>) {
    const known = this.listeners.get(channel);
    const listeners = known ?? new Set<Listener>();
    this.listeners.set(channel, listeners.add(listener));
    if (!known) await subscribe(`listen ${pg.escapeIdentifier(channel)}`);
    return async () => {
      listeners.delete(listener);
    };
  }

  async listenOn(client: pg.ClientBase): Promise<void> {
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { hear } of this.listeners.get(channel) ?? []) hear(payload);
    });
    for (const channel of this.listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    for (const listeners of this.listeners.values()) for (const { missed } of listeners) missed?.();
  }
}
