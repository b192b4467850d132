/** What waits for a connection: it is told of a failure to get one, any other it tells itself. */
interface Asked<Client> {
  ask(client: Client): Promise<void>;
  reject(thrown: unknown): void;
}

/** So many of the shortest statements at most wait for one another. */
const mostTogether = 8;

/**
 * Gives what is asked in one turn of the event loop to `together`, so that it shares a connection and a write: under
 * load, handing a statement to the database costs more than anything else that is done for a reply. What has the same
 * key is asked once, after all who asked for it: when something changes, every open page of the desk reads the same
 * list at the same moment. Whoever shares a reply must not change it.
 */
export function gathering<Client, Reply>(
  together: (asks: readonly ((client: Client) => Promise<void>)[]) => Promise<unknown>,
): (key: string, ask: (client: Client) => Promise<Reply>) => Promise<Reply> {
  let waiting: Asked<Client>[] = [];
  const replies = new Map<string, Promise<Reply>>();
  const sendAll = () => {
    const all = waiting;
    waiting = [];
    replies.clear();
    for (let from = 0; from < all.length; from += mostTogether) {
      const some = all.slice(from, from + mostTogether);
      together(some.map(({ ask }) => ask)).catch((thrown) => {
        for (const { reject } of some) reject(thrown);
      });
    }
  };
  return (key, ask) => {
    const same = replies.get(key);
    if (same) return same;
    if (waiting.length === 0) setImmediate(sendAll);
    const reply = new Promise<Reply>((resolve, reject) => {
      waiting.push({ ask: (client) => ask(client).then(resolve, reject), reject });
    });
    replies.set(key, reply);
    return reply;
  };
}
