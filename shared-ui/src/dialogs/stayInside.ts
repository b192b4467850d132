const focusable = 'a[href], button, input, select, textarea, iframe, [tabindex]';

/**
 * In antd's dialog, Tab moves the focus from the last control to the browser's toolbar. This function moves the
 * focus to the dialog's first control instead.
 */
function goRound(event: KeyboardEvent) {
  const { key, shiftKey, currentTarget: dialog } = event;
  if (key !== 'Tab' || !(dialog instanceof HTMLElement)) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.getClientRects().length > 0,
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const isAtEnd = document.activeElement === (shiftKey ? first : last);
  if (!isAtEnd && !(shiftKey && document.activeElement === dialog)) return;
  event.preventDefault();
  (shiftKey ? last : first)?.focus();
}

export function stayInside(content: HTMLElement | null): (() => void) | undefined {
  const dialog = content?.closest<HTMLElement>('[role=dialog]');
  dialog?.addEventListener('keydown', goRound);
  return () => dialog?.removeEventListener('keydown', goRound);
}
