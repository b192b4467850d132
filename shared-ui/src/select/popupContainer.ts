/** What an open dialog hides from screen readers must not hold the popup of a control within it. */
export const popupContainer = (control: HTMLElement): HTMLElement =>
  control.closest<HTMLElement>('[role=dialog]') ?? document.body;
