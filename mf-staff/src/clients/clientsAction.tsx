import { accountMoveNeedsReason, moveClientsMutation, previewClientMovesMutation } from 'shared-api/bulk';
import type { Permission } from 'shared-api/permissions';
import type { AccountStatus } from 'shared-api/statuses';
import { links } from 'shared-ui';
import { BalancesLeft } from '../shared/BalanceLeft.tsx';
import type { BulkAction, Choice } from '../shared/bulk-actions/BulkAction.ts';

const told = 'Each client is told by e-mail.';

const choices = [
  {
    to: 'Active',
    label: 'Approve or activate',
    consequence: `They can sign in once their e-mail address is verified. ${told}`,
  },
  { to: 'Processing', label: 'Back to processing', consequence: `They cannot sign in. ${told}` },
  {
    to: 'Inactive',
    label: 'Reject or set inactive',
    consequence: `They are signed out and cannot sign in. ${told}`,
  },
  {
    to: 'Deactivated',
    label: 'Deactivate',
    consequence: `They are signed out and cannot sign in. ${told}`,
    warning: <BalancesLeft />,
  },
] as const satisfies readonly (Omit<Choice, 'needsReason'> & { to: AccountStatus })[];

export const clientsAction = (may: (permission: Permission) => boolean): BulkAction => ({
  names: ['client', 'clients'],
  kind: 'account',
  choices: may('clients.status')
    ? choices.map((choice) => ({ ...choice, needsReason: accountMoveNeedsReason(choice.to) }))
    : [],
  elsewhere: may('privacy.handle') && {
    label: 'Write to them about a breach',
    to: (ids) => links.privacyDesk({ tab: 'breaches', accounts: ids.join(',') }),
  },
  preview: previewClientMovesMutation,
  apply: moveClientsMutation,
});
