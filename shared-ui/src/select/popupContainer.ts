/** An open dialog hides the rest of the page from screen readers, so its popups must be inside the dialog. */
export const popupContainer = (control: HTMLElement): HTMLElement =>
  control.closest<HTMLElement>('[role=dialog]') ?? document.body;
