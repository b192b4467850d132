import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';

const { setTimeout, clearTimeout } = globalThis;
const { isScheduled } = globalThis as typeof globalThis & { isScheduled?: () => boolean };

const turn = () => new Promise<void>((resolve) => void setTimeout(resolve, 0));

const untilIdle = async (): Promise<void> => {
  for (let turns = 0; turns < 100 && isScheduled?.(); turns += 1) await turn();
};

const { asyncWrapper } = getConfig();
configure({
  asyncUtilTimeout: 20_000,
  // Testing Library's own wrapper waits for only one turn of the event loop, but React may then have more work.
  asyncWrapper: async (callback) => {
    const result = await asyncWrapper(callback);
    if (isScheduled?.()) await asyncWrapper(untilIdle);
    return result;
  },
});

/** Long timers are cleared after each test. Otherwise a timer could report a lost connection in the next test. */
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

// jsdom does not support styles of pseudo-elements and prints a warning each time antd measures a scroll bar.
if (typeof window !== 'undefined') {
  const styleOf = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element) => styleOf(element);
}

if (typeof window !== 'undefined')
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= ResizeObserver;

if (typeof window !== 'undefined')
  Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.onerror = () => reject(reader.error);
      reader.readAsArrayBuffer(this);
    });
  };
