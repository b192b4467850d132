/** An open dialog hides the rest of the page from screen readers, so the popup of its controls is placed inside. */
export const popupContainer = (control: HTMLElement): HTMLElement =>
  control.closest<HTMLElement>('[role=dialog]') ?? document.body;
