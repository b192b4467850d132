import { wordmarkOf } from 'shared-api/rules';
import type { MailMessage } from '../adapters/mail/Mailer.ts';
import type { Authority } from '../settings/index.ts';
import { emblemAddress } from './emblem.ts';
import { html, type Markup } from './html.ts';

const automatic = 'This message was sent automatically; replies to it are not read.';

/** Mail programs need tables for the layout, and inline styles. */
const page = 'margin:0;padding:16px 8px;background:#f6f7f5;color:#14201b;font:16px/1.5 system-ui,sans-serif';
const sheet =
  'width:100%;max-width:600px;background:#ffffff;border:1px solid #e8ebe9;border-top:4px solid #0b6b3a';
const masthead = 'padding:16px 24px;border-bottom:1px solid #e8ebe9;font-size:18px';
const foot = 'padding:16px 24px;border-top:1px solid #e8ebe9;font-size:13px;color:#5b6761';

function wordmark(portal: string): Markup {
  const [strong, rest] = wordmarkOf(portal);
  return html`<strong style="font-weight:600">${strong}</strong>${rest}`;
}

const wholePage = (subject: string, inside: Markup, { portal }: Authority, signature: string): Markup =>
  html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="${page}"><table role="presentation" align="center" cellspacing="0" cellpadding="0" style="${sheet}">
<tr><td style="${masthead}"><img src="${emblemAddress}" alt="" width="28" height="28" style="margin-right:10px;vertical-align:middle">${wordmark(portal)}</td></tr>
<tr><td style="padding:24px">${inside}</td></tr>
<tr><td style="${foot}"><p style="margin:0">${signature}</p><p style="margin:4px 0 0">${automatic}</p></td></tr>
</table></body></html>`;

export function signed(message: MailMessage, authority: Authority): MailMessage {
  const { subject, text, html: inside } = message;
  const { portal, name, shortName } = authority;
  const signature = `${portal}, ${name} (${shortName})`;
  return {
    ...message,
    text: `${text}\n\n${signature}\n\n${automatic}`,
    html: `<!doctype html>${wholePage(subject, { markup: inside }, authority, signature).markup}`,
  };
}
