import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

type Loaded<Props> = ComponentType<Props> | { default: ComponentType<Props> };
type Fetched<Props> = { part: ComponentType<Props> } | { failure: unknown } | undefined;

const loaders = new WeakMap<object, () => Promise<unknown>>();

/**
 * A component whose code is fetched when it is first drawn; until then `pending` stands there, and `failed` where it could not be
 * fetched; without one the failure is thrown. Not React.lazy: that
 * keeps a rejection for ever, and React holds back for 300 ms what was suspended.
 */
export function fetchedPart<Props extends object>(
  load: () => Promise<Loaded<Props>>,
): ComponentType<Props & { pending?: ReactNode; failed?: ReactNode }> {
  let known: Fetched<Props>;
  let early: Promise<Fetched<Props>> | undefined;
  const fetchPart = (): Promise<Fetched<Props>> =>
    load().then(
      (loaded) => {
        known = { part: 'default' in loaded ? loaded.default : loaded };
        return known;
      },
      (failure: unknown) => ({ failure }),
    );
  function FetchedPart({ pending, failed, ...props }: Props & { pending?: ReactNode; failed?: ReactNode }) {
    const [fetched, setFetched] = useState(known);
    useEffect(() => {
      // It may have arrived since this was drawn.
      if (known) return setFetched(known);
      let left = false;
      const arriving = early ?? fetchPart();
      early = undefined;
      void arriving.then((arrived) => left || setFetched(arrived));
      return () => {
        left = true;
      };
    }, []);
    if (!fetched) return pending;
    if ('failure' in fetched) {
      if (failed === undefined) throw fetched.failure;
      return failed;
    }
    return <fetched.part {...(props as unknown as Props)} />;
  }
  loaders.set(FetchedPart, () => {
    early = fetchPart();
    return early;
  });
  return FetchedPart;
}

/** Fetches the code before it is drawn: it then shows at once. A failure shows when it is drawn. */
export async function fetchAhead(part: object): Promise<void> {
  await loaders.get(part)?.();
}
