/** Says on which sides of its anchor a list opens, so that no edge of the window cuts it; its styles do the rest. */
export function placeInSight(list: HTMLElement, anchor: HTMLElement): void {
  const { left, width, bottom, height } = list.getBoundingClientRect();
  const room = anchor.getBoundingClientRect();
  list.dataset.toRight = String(left < 0 && room.left + width <= window.innerWidth);
  list.dataset.up = String(bottom > window.innerHeight && height < room.top);
}
