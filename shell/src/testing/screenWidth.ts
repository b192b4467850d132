/** jsdom has no `matchMedia`; the fake understands only `min-width` in px. */
export function screenWidth(px: number): void {
  window.matchMedia = (query: string) => {
    const least = /min-width: (\d+)px/.exec(query)?.[1];
    const matches = least !== undefined && px >= Number(least);
    return Object.assign(new EventTarget(), { matches, media: query, onchange: null }) as MediaQueryList;
  };
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
