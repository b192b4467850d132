import { styles } from './styles.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => entities[char] ?? char);

/** `body` must be escaped HTML. */
export const layout = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Sandbox payment gateway</title>
<style>${styles}</style>
</head>
<body>
<p class="banner" role="note"><strong>Sandbox payment gateway</strong> – no real money</p>
<main>${body}</main>
<footer>This page stands in for the government payment gateway. Nothing is charged.</footer>
</body>
</html>`;
