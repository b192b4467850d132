import '@testing-library/jest-dom';

// jsdom does not know the styles of pseudo-elements and says so at every look antd takes at a scroll bar.
if (typeof window !== 'undefined') {
  const styleOf = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element) => styleOf(element);
}

// Nothing is laid out in jsdom, so that nothing is ever resized.
class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= ResizeObserver;
