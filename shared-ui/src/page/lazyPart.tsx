import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

export interface Meanwhile {
  pending?: ReactNode;
  /**
   * This content replaces code that could not be fetched. Without it, the nearest error boundary is shown.
   */
  failed?: ReactNode;
}

/** React.lazy keeps a rejection for ever, so each mounted instance makes its own lazy component. */
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
