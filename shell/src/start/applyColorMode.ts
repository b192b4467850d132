/** The colour mode is set before the first paint, so that the page does not flash in the wrong colours. */
export function applyColorMode(): void {
  const chosen = localStorage.getItem('colorMode');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.colorMode = chosen;
}
