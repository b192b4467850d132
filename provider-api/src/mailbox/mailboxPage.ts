import { html, type Markup } from '../mail/html.ts';
import type { MailboxMessage } from './readMailbox.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 60rem; padding: 1rem; }
  form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin-bottom: 1rem; }
  input { font: inherit; padding: .4rem .6rem; width: 20rem; max-width: 100%; }
  button { font: inherit; padding: .4rem 1rem; }
  article { border: 1px solid #8c8c8c; border-radius: .5rem; margin: 0 0 1rem; padding: 1rem; }
  h2 { font-size: 1.1rem; margin: 0; }
  .facts { margin: 0 0 .75rem; opacity: .8; font-size: .9rem; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0; }
  ul { margin: .75rem 0 0; padding-left: 1.2rem; overflow-wrap: anywhere; }
  iframe { width: 100%; height: 26rem; border: 1px solid #8c8c8c; background: #fff; margin-top: .5rem; }
  summary { cursor: pointer; margin-top: .75rem; }`;

const lagos = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});

const linkList = (title: string, links: { href: string; label: string }[]): Markup | false =>
  links.length > 0 &&
  html`<p>${title}</p><ul>${links.map(({ href, label }) => html`<li><a href="${href}">${label}</a></li>`)}</ul>`;

const article = (message: MailboxMessage): Markup => html`
  <article aria-labelledby="m${message.id}">
    <h2 id="m${message.id}">${message.subject}</h2>
    <p class="facts">To ${message.to} · ${lagos.format(message.sentAt)} WAT</p>
    <pre>${message.text}</pre>
    ${linkList(
      'Links',
      message.links.map((href) => ({ href, label: href })),
    )}
    ${linkList(
      'Attachments',
      message.attachments.map(({ name, href }) => ({ href, label: name })),
    )}
    <details>
      <summary>As a mail program shows it</summary>
      <iframe sandbox="allow-popups" title="${message.subject}" srcdoc="${message.html}" loading="lazy"></iframe>
    </details>
  </article>`;

export const mailboxPage = (messages: MailboxMessage[], to: string | undefined): string =>
  `<!doctype html>${
    html`<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mailbox</title><style>${{ markup: style }}</style></head>
<body><main>
<h1>Mailbox</h1>
<p>Every message that this portal sent. With a mail server (SMTP_URL) messages are really sent and this page does not exist.</p>
<form><label>Recipient<br><input name="to" type="search" value="${to}"></label><button>Show</button></form>
${messages.length > 0 ? messages.map(article) : html`<p>There are no messages</p>`}
</main></body></html>`.markup
  }`;
