import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

export interface Meanwhile {
  /** Shown until the code has arrived. */
  pending?: ReactNode;
  /** Shown if the code could not be fetched; without it the error is thrown to the nearest boundary. */
  failed?: ReactNode;
}

/**
 * The code is fetched when the component is first rendered, or earlier by `preload`. React.lazy keeps a rejection for
 * ever, so each instance makes its own, and the next one fetches the code again.
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
