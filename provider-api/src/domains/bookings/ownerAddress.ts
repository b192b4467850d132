import { onlyRow, type Queryable } from '../../db/index.ts';

/** Where the owner of bookings is written to. */
export async function ownerAddress(db: Queryable, userId: number): Promise<string> {
  const { email } = onlyRow(
    await db.query<{ email: string }>('select email from users where id = $1', [userId]),
  );
  return email;
}
