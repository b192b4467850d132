import type { AppContext } from '../../appContext.ts';
import type { Tx } from '../../db/index.ts';
import { enqueue } from '../../jobs/index.ts';
import type { JobKind } from '../../jobs/job.ts';
import { readSettings } from '../../settings/index.ts';
import { type DataOf, tell } from '../../telling/tell.ts';
import { staffWith } from '../accounts/index.ts';

type Told = 'request.received' | 'breach.due';

export interface Addressed {
  to: string;
  event: Told | 'request.closed';
  data: object;
}

export const privacyLetters: JobKind<Addressed> = { kind: 'privacy.letter' };

/**
 * The Data Protection Officer gets every letter. Administrators get letters about breaches, and all letters while no
 * Data Protection Officer is named.
 */
export async function tellOfficer<Name extends Told>(
  tx: Tx,
  { config }: Pick<AppContext, 'config'>,
  event: Name,
  data: DataOf<Name>,
): Promise<void> {
  const { privacyOfficerEmail: to } = await readSettings(tx, config);
  if (to) await enqueue(tx, privacyLetters, { to, event, data });
  if (to && event === 'request.received') return;
  for (const { id } of await staffWith(tx, 'privacy.handle')) await tell(tx, id, event, data);
}
