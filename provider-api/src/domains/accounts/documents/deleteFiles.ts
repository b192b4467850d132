import { job } from '../../../jobs/index.ts';

export const deleteFiles = job<{ userId: number }>(
  'accounts.deleteFiles',
  async ({ db, files }, { userId }) => {
    const { rows } = await db.query<{ key: string }>(
      'delete from client_files where user_id = $1 returning storage_key as key',
      [userId],
    );
    await Promise.all(rows.map(({ key }) => files.remove(key)));
  },
);
