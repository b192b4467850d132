const lines = new Map<string, Promise<unknown>>();

/** Runs what has the same key one after another, in the order of asking. */
export function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = lines.get(key) ?? Promise.resolve();
  const turn = before.then(work, work);
  lines.set(key, turn);
  const leave = () => {
    if (lines.get(key) === turn) lines.delete(key);
  };
  turn.then(leave, leave);
  return turn;
}
