import type { Verb } from '../../http/context.ts';
import { acceptance } from './currentTexts.ts';

export const acceptTerms: Verb<'acceptTerms'> = async ({ db, clock, actor }, { body }) => {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const read = { kind: 'registration' as const, version: body.version, now };
    const { termsVersion, noticeVersion } = await acceptance(tx, read);
    const { rowCount } = await tx.query(
      `insert into acceptances (user_id, version, notice_version, accepted_at) values ($1, $2, $3, $4)
         on conflict do nothing`,
      [actor.id, termsVersion, noticeVersion, now],
    );
    if (rowCount > 0)
      await tx.query(
        'update users set terms_version = $2, notice_version = $3, terms_accepted_at = $4 where id = $1',
        [actor.id, termsVersion, noticeVersion, now],
      );
  });
  return { data: {}, message: 'Thank you' };
};
