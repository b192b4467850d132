import type { Verb } from '../../../http/context.ts';
import { compose } from '../../../mail/compose.ts';
import { tell } from '../../../telling/tell.ts';
import { recordAudit } from '../../activities/index.ts';
import { affectedLetter } from '../events.ts';
import { lockBreach } from './breachRow.ts';

/** The text of the first e-mail about a breach is stored, so that later recipients get the same text. */
export const writeToAffected: Verb<'writeToAffected'> = (ctx, { params: { id }, body }) =>
  ctx.db.transaction(async (tx) => {
    const { letter } = await lockBreach(tx, id);
    const text = letter ?? body.text;
    const { rows } = await tx.query<{ id: number; told: boolean }>(
      `select u.id, a.user_id is not null as told
         from users u left join breach_accounts a on a.user_id = u.id and a.breach_id = $2
        where u.id = any ($1::bigint[])`,
      [body.accounts, id],
    );
    const unknown = [...new Set(body.accounts)].filter((asked) => !rows.some((found) => found.id === asked));
    const untold = rows.filter(({ told }) => !told).map((found) => found.id);
    if (!body.preview && untold.length > 0) {
      await tx.query('update breaches set letter = $2 where id = $1', [id, text]);
      await tx.query(
        'insert into breach_accounts (breach_id, user_id, told_at) select $1, unnest($2::bigint[]), $3',
        [id, untold, ctx.clock.now()],
      );
      for (const account of untold) await tell(tx, account, 'breach.told', { breachId: id });
      await recordAudit(tx, ctx, {
        action: 'breach.told',
        subject: ['breach', id],
        after: { accounts: untold, text },
      });
    }
    const drawn = compose({ ...(await affectedLetter({ db: tx, config: ctx.config }, text)), to: '' });
    return {
      data: {
        sent: !body.preview,
        accounts: untold.length,
        unknown,
        subject: drawn.subject,
        text: drawn.text,
      },
    };
  });
