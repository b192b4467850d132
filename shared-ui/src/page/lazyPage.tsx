import { type ComponentType, lazy, Suspense, useState } from 'react';
import { PageSkeleton } from '../loading/Skeletons.tsx';

type Loaded<Props> = ComponentType<Props> | { default: ComponentType<Props> };

const resets = new Set<() => void>();
const loaders = new WeakMap<object, () => Promise<unknown>>();

/** React.lazy keeps a rejection for ever; a page that failed is asked for again when it is next opened. */
export function lazyPage<Props extends object>(load: () => Promise<Loaded<Props>>): ComponentType<Props> {
  let ready: ComponentType<Props> | undefined;
  let hasFailed = false;
  const fetchPage = async () => {
    try {
      const loaded = await load();
      ready = 'default' in loaded ? loaded.default : loaded;
      return { default: ready };
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  let early: ReturnType<typeof fetchPage> | undefined;
  const attempt = () =>
    lazy(() => {
      const arriving = early ?? fetchPage();
      early = undefined;
      return arriving;
    });
  let page = attempt();
  const reset = () => {
    if (ready) return;
    hasFailed = false;
    page = attempt();
  };
  resets.add(reset);
  const current = () => {
    if (hasFailed) reset();
    return ready ?? page;
  };
  function LazyPage(props: Props) {
    const [Page] = useState<ComponentType<Props>>(current);
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Page {...props} />
      </Suspense>
    );
  }
  loaders.set(LazyPage, () => {
    early = fetchPage();
    return early;
  });
  return LazyPage;
}

/** Fetches a lazy page's code before it is drawn: it then shows without its skeleton. A failure shows when it is drawn. */
export async function loadPage(page: ComponentType): Promise<void> {
  await loaders
    .get(page)?.()
    .catch(() => undefined);
}

/** Forgets every lazy page that has not arrived, so that Retry asks the network again. */
export function resetLazyPages() {
  for (const reset of resets) reset();
}
