interface Preloadable {
  preload: readonly string[];
  integrity: Readonly<Record<string, string>>;
}

/**
 * Fetches a remote's first files ahead of need. The hints carry the same integrity and the same (absent) crossorigin
 * as the tags that will use them, or the browser would fetch everything twice.
 */
export function preload({ preload, integrity }: Preloadable): void {
  for (const href of preload) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = href.endsWith('.css') ? 'style' : 'script';
    link.integrity = integrity[href] ?? '';
    link.href = href;
    document.head.append(link);
  }
}
