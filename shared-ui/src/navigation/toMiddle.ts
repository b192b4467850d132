/** `scrollIntoView` is not used, because it would also scroll the page. */
export function toMiddle(chosen: Element | null | undefined, scrolled: Element | null | undefined): void {
  if (!chosen || !scrolled) return;
  const [inner, outer] = [chosen.getBoundingClientRect(), scrolled.getBoundingClientRect()];
  scrolled.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
}
