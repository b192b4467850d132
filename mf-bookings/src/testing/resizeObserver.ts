/** jsdom lays nothing out and has no ResizeObserver, which the kit's text areas ask for. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
