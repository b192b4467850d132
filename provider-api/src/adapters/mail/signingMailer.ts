import type { Config } from '../../config.ts';
import type { Database } from '../../db/index.ts';
import { signed } from '../../mail/sign.ts';
import { authorityOf, readSettings } from '../../settings/index.ts';
import type { Mailer, MailTransport } from './Mailer.ts';

export const signingMailer = (transport: MailTransport, db: Database, config: Config): Mailer => ({
  async send(message, id) {
    const settings = await readSettings(db, config);
    const letter = signed(message, authorityOf(settings));
    await transport.send({ ...letter, from: settings.mailSender }, id);
  },
});
