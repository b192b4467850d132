import type { MailMessage } from '../adapters/mail/Mailer.ts';
import type { Authority } from '../settings/index.ts';
import { html } from './html.ts';

const automatic = 'This message was sent automatically; replies to it are not read.';
const htmlEnd = '</html>';

/** The letter with its foot; one that was queued complete stays as it is. */
export function signed<M extends MailMessage>(message: M, { portal, name, shortName }: Authority): M {
  if (message.html.endsWith(htmlEnd)) return message;
  const signature = `${portal}, ${name} (${shortName})`;
  const foot = html`<p>${signature}</p><p style="font-size:13px;color:#595959">${automatic}</p>
</body>`;
  return {
    ...message,
    text: `${message.text}\n\n${signature}\n\n${automatic}`,
    html: `${message.html}${foot.markup}${htmlEnd}`,
  };
}
