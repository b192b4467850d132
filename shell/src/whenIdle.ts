const patienceMs = 5_000;

/** Runs once the page has loaded and the browser has nothing better to do. */
export function whenIdle(run: () => void): void {
  const wait = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: patienceMs });
    else setTimeout(run, patienceMs);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
