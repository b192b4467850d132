/** Lets one holder in at a time, in the order of asking. */
export function mutex() {
  let tail: Promise<unknown> = Promise.resolve();
  return async function exclusively<T>(work: () => Promise<T>): Promise<T> {
    const turn = tail.then(work, work);
    tail = turn.catch(() => {});
    return turn;
  };
}
