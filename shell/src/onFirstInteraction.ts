const interactions = ['pointerdown', 'keydown'] as const;

/** Runs once somebody uses the page: who only reads it pays no data for what they may do next. */
export function onFirstInteraction(run: () => void): void {
  const once = new AbortController();
  const first = () => {
    once.abort();
    run();
  };
  for (const type of interactions) addEventListener(type, first, { passive: true, signal: once.signal });
}
