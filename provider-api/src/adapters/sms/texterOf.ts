import type { AppContext } from '../../appContext.ts';
import type { Database } from '../../db/index.ts';
import { httpTexter } from './httpTexter.ts';
import type { Texter } from './Texter.ts';

const mailboxTexter = (db: Database): Texter => ({
  async send(number, text, id) {
    await db.query(
      `insert into mailbox (recipient, subject, text_body, html_body) values ($1, 'SMS', $2, '')`,
      [number, text],
    );
    return { providerId: `mailbox-${id}`, kobo: undefined };
  },
});

export function texterOf({ config, db }: Pick<AppContext, 'config' | 'db'>): Texter | undefined {
  const { smsService } = config;
  return smsService === 'mailbox' ? mailboxTexter(db) : smsService && httpTexter(smsService);
}
