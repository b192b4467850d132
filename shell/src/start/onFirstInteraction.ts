const interactions = ['pointerdown', 'keydown'] as const;

export function onFirstInteraction(run: () => void): void {
  const once = new AbortController();
  const first = () => {
    once.abort();
    run();
  };
  for (const type of interactions) addEventListener(type, first, { passive: true, signal: once.signal });
}
