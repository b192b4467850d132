import { accountMoveNeedsReason, moveClientsMutation, previewClientMovesMutation } from 'shared-api/bulk';
import type { AccountStatus } from 'shared-api/statuses';
import { BalancesLeft } from '../shared/BalanceLeft.tsx';
import type { BulkAction, Choice } from '../shared/bulk-actions/BulkAction.ts';

const told = 'Each client is told by e-mail.';

/** Staff make these moves of G24 for many clients at once (STAFF-13). */
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

export const clientsAction = (may: boolean): BulkAction => ({
  names: ['client', 'clients'],
  kind: 'account',
  choices: may
    ? choices.map((choice) => ({ ...choice, needsReason: accountMoveNeedsReason(choice.to) }))
    : [],
  preview: previewClientMovesMutation,
  apply: moveClientsMutation,
});
