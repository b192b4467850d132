export const oneTabAtATime = <T>(name: string, act: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(name, act) : act();

/** The lock ends when the returned function is called or the page is closed. */
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
