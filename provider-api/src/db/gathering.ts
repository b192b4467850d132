/** What waits for a connection: it is told of a failure to get one, any other it tells itself. */
interface Asked<Client> {
  ask(client: Client): Promise<void>;
  reject(thrown: unknown): void;
}

/** So many of the shortest statements at most wait for one another. */
const mostTogether = 8;

/**
 * Gives what is asked in one turn of the event loop to `together`, so that it shares a connection and a write: under
 * load, handing a statement to the database costs more than anything else that is done for a reply.
 */
export function gathering<Client>(
  together: (asks: readonly ((client: Client) => Promise<void>)[]) => Promise<unknown>,
): <T>(ask: (client: Client) => Promise<T>) => Promise<T> {
  let waiting: Asked<Client>[] = [];
  const sendAll = () => {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += mostTogether) {
      const some = all.slice(from, from + mostTogether);
      together(some.map(({ ask }) => ask)).catch((thrown) => {
        for (const { reject } of some) reject(thrown);
      });
    }
  };
  return (ask) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(sendAll);
      waiting.push({ ask: (client) => ask(client).then(resolve, reject), reject });
    });
}
