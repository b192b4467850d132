import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

export interface Meanwhile {
  /** Stands there until the code has come. */
  pending?: ReactNode;
  /** Stands there where the code could not be fetched; without it the failure is thrown to whatever stands around. */
  failed?: ReactNode;
}

/**
 * A component whose code is fetched when it is first drawn, or before by `preload`. React.lazy keeps a rejection for ever,
 * so each place makes one of its own: what failed is asked for again where it is next drawn.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let arrived: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    arrived = await load();
    return { default: arrived };
  };
  function LazyPart({ pending, failed, ...props }: Props & Meanwhile) {
    const [Part] = useState((): ComponentType<Props> => arrived ?? lazy(fetchPart));
    const part = (
      <Suspense fallback={pending}>
        <Part {...(props as unknown as Props)} />
      </Suspense>
    );
    return failed === undefined ? part : <ErrorBoundary fallback={failed}>{part}</ErrorBoundary>;
  }
  return Object.assign(LazyPart, { preload: fetchPart });
}
