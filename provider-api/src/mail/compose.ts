import type { MailAttachment, MailMessage } from '../adapters/mail/Mailer.ts';
import { html } from './html.ts';

interface Letter {
  to: string;
  subject: string;
  /** Whom it greets: a person's or an organisation's name. */
  name: string;
  paragraphs: readonly string[];
  /** Facts in two columns, for example the amount and the RRR. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** The one thing to do next. */
  action?: { label: string; url: string };
  /** Further links beneath. */
  links?: readonly { label: string; url: string }[];
  attachments?: MailAttachment[];
}

function textOf({ name, paragraphs, facts = [], action, links = [] }: Letter): string {
  return [
    `Dear ${name},`,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    action && `${action.label}:\n${action.url}`,
    ...links.map(({ label, url }) => `${label}:\n${url}`),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const cell = 'padding:4px 16px 4px 0;text-align:left;vertical-align:top';
const button =
  'background:#0b6b3a;color:#ffffff;display:inline-block;padding:12px 20px;border-radius:6px;text-decoration:none';

function htmlOf({ subject, name, paragraphs, facts = [], action, links = [] }: Letter): string {
  const body = html`<html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="font:16px/1.5 system-ui,sans-serif;color:#1f1f1f;max-width:36rem;margin:0 auto;padding:16px">
<p>Dear ${name},</p>
${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
${
  facts.length > 0 &&
  html`<table>${facts.map(([label, value]) => html`<tr><th style="${cell}">${label}</th><td style="${cell}">${value}</td></tr>`)}</table>`
}
${action && html`<p><a style="${button}" href="${action.url}">${action.label}</a></p><p style="font-size:14px">Or open this address: ${action.url}</p>`}
${links.map(({ label, url }) => html`<p><a href="${url}">${label}</a></p>`)}
`;
  return `<!doctype html>${body.markup}`;
}

/** A message as text and as HTML, without the foot that the mailer adds; every value is escaped. */
export const compose = (letter: Letter): MailMessage => ({
  to: letter.to,
  subject: letter.subject,
  text: textOf(letter),
  html: htmlOf(letter),
  ...(letter.attachments && { attachments: letter.attachments }),
});
