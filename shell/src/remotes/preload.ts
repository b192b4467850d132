interface Preloadable {
  preload: readonly string[];
  integrity: Readonly<Record<string, string>>;
}

/** A hint carries the same integrity as the tag that will use it, or the browser would fetch everything twice. */
function hint(href: string, integrity = ''): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = href.endsWith('.css') ? 'style' : 'script';
  link.integrity = integrity;
  link.href = href;
  document.head.append(link);
}

/**
 * The hash of such a file stands in its remote's entry: the browser's cache has the file then, and its tag verifies
 * it.
 */
const warm = (href: string): Promise<unknown> =>
  fetch(href)
    .then((reply) => reply.blob())
    .catch(() => undefined);

export function preload({ preload, integrity }: Preloadable): void {
  for (const href of preload) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    if (href in integrity || !href.startsWith('/remotes/')) hint(href, integrity[href]);
    else void warm(href);
  }
}
