import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';

const { setTimeout, clearTimeout } = globalThis;
const { isScheduled } = globalThis as typeof globalThis & { isScheduled?: () => boolean };

const turn = () => new Promise<void>((resolve) => void setTimeout(resolve, 0));

/** A press or a found text is not the end where React has work scheduled: effects, and what they draw. */
const untilIdle = async (): Promise<void> => {
  for (let turns = 0; turns < 100 && isScheduled?.(); turns += 1) await turn();
};

const { asyncWrapper } = getConfig();
configure({
  // A busy machine brings late what a test waits for; a thing that never comes fails all the same.
  asyncUtilTimeout: 20_000,
  // The library's own wrapper ends with a turn, in which React learns what there is to do.
  asyncWrapper: async (callback) => {
    const result = await asyncWrapper(callback);
    if (isScheduled?.()) await asyncWrapper(untilIdle);
    return result;
  },
});

/**
 * A timer that a test leaves behind, such as the doubt about a call that never answers, would make the page of a
 * later test offline.
 */
const left = new Set<ReturnType<typeof setTimeout>>();
globalThis.setTimeout = Object.assign((...given: Parameters<typeof setTimeout>) => {
  const timer = setTimeout(...given);
  if ((given[1] ?? 0) >= 2_000) left.add(timer);
  return timer;
}, setTimeout);
afterEach(() => {
  for (const timer of left) clearTimeout(timer);
  left.clear();
});

// jsdom does not know the styles of pseudo-elements and says so at every look antd takes at a scroll bar.
if (typeof window !== 'undefined') {
  const styleOf = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element) => styleOf(element);
}

// jsdom has no media queries either, by which antd asks for the width of the window.
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

// The files of jsdom are read in the older way alone.
if (typeof window !== 'undefined')
  Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.onerror = () => reject(reader.error);
      reader.readAsArrayBuffer(this);
    });
  };
