/** Brings the chosen one to the middle of a list that is wider than the page; the page itself stays where it is. */
export function toMiddle(chosen: Element | null | undefined, scrolled: Element | null | undefined): void {
  if (!chosen || !scrolled) return;
  const [inner, outer] = [chosen.getBoundingClientRect(), scrolled.getBoundingClientRect()];
  scrolled.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
}
