import { escapeHtml, layout } from './layout.ts';

export const messagePage = (title: string, text: string, returnUrl: string): string =>
  layout(
    title,
    `<h1>${escapeHtml(title)}</h1>
<p class="soft">${escapeHtml(text)}</p>
<a class="button primary" href="${escapeHtml(returnUrl)}">Return to the portal</a>`,
  );
