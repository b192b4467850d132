interface Preloadable {
  preload: readonly string[];
  integrity: Readonly<Record<string, string>>;
}

/** If the integrity differs from the integrity of the later script tag, the browser fetches the file twice. */
function hint(href: string, integrity = ''): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = href.endsWith('.css') ? 'style' : 'script';
  link.integrity = integrity;
  link.href = href;
  document.head.append(link);
}

/**
 * Only the remote's entry file contains the hash of this file. This fetch only fills the browser's cache. The
 * script tag that is added later checks the hash.
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
