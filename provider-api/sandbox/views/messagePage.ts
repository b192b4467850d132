import { html } from '../../src/mail/html.ts';
import { layout } from './layout.ts';

export const messagePage = (title: string, text: string, returnUrl: string): string =>
  layout(
    title,
    html`<h1>${title}</h1>
<p class="soft">${text}</p>
<a class="button primary" href="${returnUrl}">Return to the portal</a>`,
  );
