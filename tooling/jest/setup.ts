import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// What a test waits for comes late on a busy machine; what never comes fails all the same.
configure({ asyncUtilTimeout: 10_000 });

// jsdom does not know the styles of pseudo-elements and says so at every look antd takes at a scroll bar.
if (typeof window !== 'undefined') {
  const styleOf = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element) => styleOf(element);
}

// Nor media queries, which antd asks for the width of the window.
if (typeof window !== 'undefined')
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

// Nothing is laid out in jsdom, so that nothing is ever resized.
class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= ResizeObserver;
