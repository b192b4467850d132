/** Scrolls a list that is wider than the page to show the chosen element in the middle; the page does not scroll. */
export function toMiddle(chosen: Element | null | undefined, scrolled: Element | null | undefined): void {
  if (!chosen || !scrolled) return;
  const [inner, outer] = [chosen.getBoundingClientRect(), scrolled.getBoundingClientRect()];
  scrolled.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
}
