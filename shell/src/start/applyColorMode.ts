/** The colour mode must be set before the first paint. */
export function applyColorMode(): void {
  const chosen = localStorage.getItem('colorMode');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.colorMode = chosen;
}
