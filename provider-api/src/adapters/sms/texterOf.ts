import type { AppContext } from '../../appContext.ts';
import { type Database, insertRow } from '../../db/index.ts';
import { httpTexter } from './httpTexter.ts';
import type { Texter } from './Texter.ts';

const mailboxTexter = (db: Database): Texter => ({
  async send(number, text, id) {
    await insertRow(db, 'mailbox', { recipient: number, subject: 'SMS', text_body: text, html_body: '' });
    return { providerId: `mailbox-${id}`, kobo: undefined };
  },
});

export function texterOf({ config, db }: Pick<AppContext, 'config' | 'db'>): Texter | undefined {
  const { smsService } = config;
  return smsService === 'mailbox' ? mailboxTexter(db) : smsService && httpTexter(smsService);
}
