interface Preloadable {
  preload: readonly string[];
  integrity: Readonly<Record<string, string>>;
}

/** `integrity` must equal the attribute of the later script tag. Otherwise the browser fetches the file twice. */
function hint(href: string, integrity = ''): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = href.endsWith('.css') ? 'style' : 'script';
  link.integrity = integrity;
  link.href = href;
  document.head.append(link);
}

/**
 * Fetches a file into the browser's cache. While the file's hash is unknown, a preload link cannot be used: the
 * browser would fetch the file twice.
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
