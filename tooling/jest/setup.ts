import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// What a test waits for comes late on a busy machine; what never comes fails all the same.
configure({ asyncUtilTimeout: 10_000 });

// Nothing is laid out in jsdom, so that nothing is ever resized.
class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= ResizeObserver;
