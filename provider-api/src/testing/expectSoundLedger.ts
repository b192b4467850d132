import type { Queryable } from '../db/index.ts';
import { verifyLedger } from '../domains/ledger/index.ts';

export async function expectSoundLedger(db: Queryable): Promise<void> {
  const broken = (await verifyLedger(db)).filter(({ wrong }) => wrong > 0);
  expect(broken.map(({ states }) => states)).toEqual([]);
}
