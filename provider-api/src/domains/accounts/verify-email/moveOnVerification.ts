import type { Tx } from '../../../db/index.ts';
import type { PublicContext } from '../../../http/context.ts';
import { tell } from '../../../telling/tell.ts';
import { recordActivity } from '../../activities/index.ts';

export async function moveOnVerification(
  tx: Tx,
  { clock, config }: PublicContext,
  userId: number,
): Promise<void> {
  const auto = config.reviewMode === 'auto';
  const user = await tx.first<{ status: string }>(
    `update users u set status = $2 where u.id = $1 and u.status = any($3::text[]) returning u.status`,
    [userId, auto ? 'Active' : 'Processing', auto ? ['New', 'Processing'] : ['New']],
  );
  if (!user) return;
  const description = `Account status changed to ${user.status}`;
  await recordActivity(tx, { userId, description, at: clock.now() });
  if (auto) await tell(tx, userId, 'account.approved', {});
}
