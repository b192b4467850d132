import type { ReleaseKey } from 'shared-api/contract';
import { dayMs } from 'shared-api/rules';
import { readSettings } from '../../../settings/index.ts';
import {
  defineProposal,
  type ProposalRow,
  proposalColumns,
  proposalReply,
  proposalUsers,
} from '../../proposals/index.ts';
import { tellReleasers } from '../tellReleasers.ts';

export interface KeyRow extends ProposalRow {
  remote: string;
  prefixes: string[];
  slots: string[];
  menu: boolean;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  withdrawnAt: Date | null;
}

export const selectKeys = `
  select ${proposalColumns('k')}, k.remote, k.prefixes, k.slots, k.menu, k.expires_at as "expiresAt",
         k.last_used_at as "lastUsedAt", k.withdrawn_at as "withdrawnAt"
    from release_keys k ${proposalUsers('k')}`;

export const toKey = (row: KeyRow): ReleaseKey => ({
  remote: row.remote,
  prefixes: row.prefixes,
  slots: row.slots,
  menu: row.menu,
  ...proposalReply(row),
  dateEnds: row.expiresAt?.toISOString() ?? null,
  dateUsed: row.lastUsedAt?.toISOString() ?? null,
  dateWithdrawn: row.withdrawnAt?.toISOString() ?? null,
});

export const auditedKey = ({ remote, prefixes, slots, menu }: KeyRow) => ({ remote, prefixes, slots, menu });

export const releaseKey = defineProposal<KeyRow, ReleaseKey>({
  name: 'release key',
  table: 'release_keys',
  alias: 'k',
  select: selectKeys,
  toReply: toKey,
  audited: (row) => ({ subject: ['release key', row.id], after: auditedKey(row) }),
  event: ({ id }) => ({ type: 'release', id }),
  async apply(tx, { clock, config, actor }, { id, remote, proposer }) {
    const { releaseKeyDays } = await readSettings(tx, config);
    await tx.query('update release_keys set expires_at = $2 where id = $1', [
      id,
      new Date(clock.now().getTime() + releaseKeyDays * dayMs),
    ]);
    await tellReleasers(tx, { step: 'key accepted', remote, by: actor.name, madeBy: proposer });
  },
});
