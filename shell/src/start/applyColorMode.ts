/** A chosen colour mode is drawn from the first paint on. */
export function applyColorMode(): void {
  const chosen = localStorage.getItem('colorMode');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.colorMode = chosen;
}
