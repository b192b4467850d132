/** An open dialog hides the rest of the page from screen readers, so the popup of a control within it lies in the dialog. */
export const popupContainer = (control: HTMLElement): HTMLElement =>
  control.closest<HTMLElement>('[role=dialog]') ?? document.body;
