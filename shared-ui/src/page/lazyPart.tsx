import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

export interface Meanwhile {
  pending?: ReactNode;
  /** This is shown if the code cannot be fetched. Without `failed`, the nearest error boundary handles the error. */
  failed?: ReactNode;
}

/** `React.lazy` never retries a failed fetch, so each mounted instance makes its own lazy component. */
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

/** Fetches a part as soon as the user types, so that the part can be shown later without a connection. */
export const usePreloadOnInput = ({ preload }: { preload: () => Promise<unknown> }): void =>
  useEffect(() => {
    const fetchPart = () => void preload().catch(() => undefined);
    addEventListener('input', fetchPart, { once: true });
    return () => removeEventListener('input', fetchPart);
  }, [preload]);
