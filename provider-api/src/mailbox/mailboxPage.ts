import { formatMoment } from 'shared-api/rules';
import { withEmblemInside } from '../mail/emblem.ts';
import { html, type Markup } from '../mail/html.ts';
import type { MailboxMessage } from './readMailbox.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --page: #f5f7f6; --card: #fff; --line: #d5dbd8;
    --text: #1b1f1d; --quiet: #4d4d4d; --green: #0b6b3a; --link: #0b5cad; }
  @media (prefers-color-scheme: dark) { :root { --page: #121614; --card: #1b211e; --line: #36403b; --text: #eef2f0;
    --quiet: #c3cac6; --green: #5cc48a; --link: #7db8f5; } }
  body { margin: 0; background: var(--page); color: var(--text); }
  main { margin: 0 auto; max-width: 48rem; padding: 2rem 1rem 4rem; }
  h1 { margin: 0 0 .25rem; font-size: 1.9rem; }
  .lead { margin: 0 0 1.5rem; color: var(--quiet); }
  form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin-bottom: 1.5rem; }
  label { flex: 1 1 16rem; font-weight: 600; }
  input { box-sizing: border-box; width: 100%; margin-top: .25rem; padding: .5rem .75rem; border: 1px solid #8c8c8c;
    border-radius: .375rem; background: var(--card); color: inherit; font: inherit; }
  button { padding: .5rem 1.25rem; border: 0; border-radius: .375rem; background: var(--green); color: var(--page);
    font: inherit; font-weight: 600; cursor: pointer; }
  article { margin: 0 0 1rem; padding: 1.25rem 1.5rem; border: 1px solid var(--line); border-radius: .625rem;
    background: var(--card); }
  h2 { margin: 0; font-size: 1.15rem; }
  .facts { margin: 0 0 1rem; padding-bottom: .75rem; border-bottom: 1px solid var(--line); color: var(--quiet);
    font-size: .9rem; overflow-wrap: anywhere; }
  pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
  article p:not(.facts) { margin: 1rem 0 0; color: var(--quiet); font-size: .9rem; font-weight: 600; }
  ul { margin: .25rem 0 0; padding-left: 1.2rem; overflow-wrap: anywhere; }
  a { color: var(--link); }
  iframe { width: 100%; height: 26rem; margin-top: .5rem; border: 1px solid var(--line); background: #fff; }
  summary { margin-top: 1rem; color: var(--link); cursor: pointer; }
  :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }`;

const linkList = (title: string, links: { href: string; label: string }[]): Markup | false =>
  links.length > 0 &&
  html`<p>${title}</p><ul>${links.map(({ href, label }) => html`<li><a href="${href}">${label}</a></li>`)}</ul>`;

const article = (message: MailboxMessage): Markup => html`
  <article aria-labelledby="m${message.id}">
    <h2 id="m${message.id}">${message.subject}</h2>
    <p class="facts">To ${message.to} · ${formatMoment(message.sentAt)}</p>
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
      <iframe sandbox="allow-popups" title="${message.subject}" srcdoc="${withEmblemInside(message.html)}" loading="lazy"></iframe>
    </details>
  </article>`;

export const mailboxPage = (messages: MailboxMessage[], to: string | undefined): string =>
  `<!doctype html>${
    html`<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mailbox</title><style>${{ markup: style }}</style></head>
<body><main>
<h1>Mailbox</h1>
<p class="lead">Every message that this portal sent. With a mail server (SMTP_URL) messages are really sent and this page does not exist.</p>
<form><label>Recipient<input name="to" type="search" value="${to}"></label><button>Show</button></form>
${messages.length > 0 ? messages.map(article) : html`<p>There are no messages</p>`}
</main></body></html>`.markup
  }`;
