import type { MailMessage } from '../adapters/mail/Mailer.ts';
import type { Authority } from '../settings/index.ts';
import { html } from './html.ts';
import { markAddress } from './mark.ts';

const automatic = 'This message was sent automatically; replies to it are not read.';
const htmlEnd = '</html>';

const headStyle =
  'margin:0 0 24px;padding:12px 16px;background:#0b6b3a;color:#ffffff;font-size:18px;font-weight:700';

const markStyle = 'margin-right:10px;vertical-align:middle';

/** The letter with its head and foot; one that was queued complete stays as it is. */
export function signed<M extends MailMessage>(message: M, { portal, name, shortName }: Authority): M {
  if (message.html.endsWith(htmlEnd)) return message;
  const signature = `${portal}, ${name} (${shortName})`;
  const foot = html`<p>${signature}</p><p style="font-size:13px;color:#595959">${automatic}</p>
</body>`;
  const head = html`<p style="${headStyle}"><img src="${markAddress}" alt="" width="28" height="28" style="${markStyle}">${portal}</p>`;
  return {
    ...message,
    text: `${message.text}\n\n${signature}\n\n${automatic}`,
    html: `${message.html.replace(/<body[^>]*>/, (body) => body + head.markup)}${foot.markup}${htmlEnd}`,
  };
}
