import { requestEarly } from 'shared-api/http';
import { followChannelLink } from '../remotes/cohort.ts';
import { audienceOf, needsOf, pageAt } from '../remotes/pageAt.ts';
import { preload } from '../remotes/preload.ts';
import { dataIn, versionsIn } from '../remotes/versionsIn.ts';
import { applyColorMode } from './applyColorMode.ts';

/**
 * The application's files are requested before the page's files, because the application runs first. The page's
 * files come while the application starts.
 */
function afterApplication(run: () => void): void {
  const observer = new PerformanceObserver(() => {
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[defer]')];
    const isLoaded = scripts.every(({ src }) => performance.getEntriesByName(src).length > 0);
    if (document.readyState === 'loading' || !isLoaded) return;
    observer.disconnect();
    run();
  });
  observer.observe({ type: 'resource', buffered: true });
}

function preloadOpenedPage(): void {
  const token = localStorage.getItem('token');
  const signedOut = location.pathname.startsWith('/app/') && !token;
  const path = signedOut ? '/login' : location.pathname;
  const audience = audienceOf(JSON.parse(localStorage.getItem('user') || 'null'));
  const found = pageAt(path, versionsIn(document), audience);
  if (!found) return;
  const { preload: atOnce, integrity } = found.remote;
  preload({ preload: atOnce, integrity });
  const { files, calls } = needsOf(found, dataIn(document, 'shared-chunks'), new Date());
  if (token && !location.search) requestEarly(token, calls);
  afterApplication(() => preload({ preload: files, integrity }));
}

applyColorMode();
followChannelLink();
try {
  preloadOpenedPage();
} catch {
  // Preloading only saves time; the application itself reports an unreadable registry.
}
