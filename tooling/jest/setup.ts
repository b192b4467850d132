import '@testing-library/jest-dom';

// Nothing is laid out in jsdom, so that nothing is ever resized.
class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= ResizeObserver;
