/** The tabs of this browser wait for each other; where it knows no locks, nobody waits. */
export const oneTabAtATime = <T>(name: string, act: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(name, act) : act();

/** Held until it is let go, and by every end of this page. Other tabs see by it that there is one. */
export function holdLock(name: string): () => void {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  void navigator.locks?.request(name, { mode: 'shared' }, () => held);
  return letGo;
}

export const heldLocks = async (): Promise<ReadonlySet<string>> =>
  new Set(((await navigator.locks?.query())?.held ?? []).flatMap(({ name }) => name ?? []));
