import { Agent, get } from 'node:http';

export interface Asked {
  /** Of each request. */
  readonly url: string;
  /** Who asks, each over a connection of their own; fewer take turns. */
  readonly tokens: readonly string[];
}

const once = (agent: Agent, url: string, token = ''): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`${url} answered ${reply.statusCode}`));
      reply.on('end', resolve).resume();
    });
    request.on('error', reject);
  });

/** Requests per second over this many connections, each asking again as soon as it is answered. */
export async function requestRate(asked: Asked, connections: number, forMs: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const from = performance.now();
  let answered = 0;
  const work = async (_: unknown, index: number) => {
    while (performance.now() - from < forMs) {
      await once(agent, asked.url, asked.tokens[index % asked.tokens.length]);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }).map(work));
  agent.destroy();
  return answered / ((performance.now() - from) / 1000);
}
