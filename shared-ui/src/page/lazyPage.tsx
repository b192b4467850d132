import { type ComponentType, lazy, Suspense, useState } from 'react';
import { PageSkeleton } from '../loading/Skeletons.tsx';

type Loaded<Props> = ComponentType<Props> | { default: ComponentType<Props> };

const resets = new Set<() => void>();

/** React.lazy keeps a rejection for ever; a page that failed is asked for again when it is next opened. */
export function lazyPage<Props extends object>(load: () => Promise<Loaded<Props>>): ComponentType<Props> {
  let state: 'fresh' | 'ready' | 'failed' = 'fresh';
  const attempt = () =>
    lazy(async () => {
      try {
        const loaded = await load();
        state = 'ready';
        return 'default' in loaded ? loaded : { default: loaded };
      } catch (error) {
        state = 'failed';
        throw error;
      }
    });
  let page = attempt();
  const reset = () => {
    if (state === 'ready') return;
    state = 'fresh';
    page = attempt();
  };
  resets.add(reset);
  const current = () => {
    if (state === 'failed') reset();
    return page;
  };
  return function LazyPage(props: Props) {
    const [Page] = useState(current);
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Page {...props} />
      </Suspense>
    );
  };
}

/** Forgets every lazy page that has not arrived, so that Retry asks the network again. */
export function resetLazyPages() {
  for (const reset of resets) reset();
}
