import { useMutation } from '@tanstack/react-query';
import type { UserDetails } from 'shared-api/accounts';
import { changeClientStatusMutation } from 'shared-api/clients';
import { displayName } from 'shared-api/wording';
import { FormDialog } from 'shared-ui/dialogs';
import { TextAreaField } from 'shared-ui/fields';
import { BalanceLeft } from '../shared/BalanceLeft.tsx';
import type { RowAction } from '../shared/RowActions.tsx';
import { type ReasonValues, requireReason } from '../shared/requireReason.ts';
import { type AccountMove, accountMoves, isUnderReview } from './accountMoves.ts';
import { WhatIsMissing } from './WhatIsMissing.tsx';

const usualReasons = [
  'A document cannot be read.',
  'A document is missing.',
  'The name differs from the documents.',
  'The registration number is not known.',
];

interface MoveDialogProps {
  client: UserDetails;
  move: AccountMove;
  onClose: () => void;
}

function MoveDialog({ client, move: { to, label, needsReason }, onClose }: MoveDialogProps) {
  const { mutateAsync } = useMutation(changeClientStatusMutation);
  return (
    <FormDialog<ReasonValues>
      title={`${label} ${displayName(client)}?`}
      {...(needsReason && { validate: requireReason })}
      submit={label}
      danger={needsReason}
      onSubmit={({ Reason }) => mutateAsync({ Id: client.id, Status: to, Reason })}
      onClose={onClose}
    >
      <p>
        The status changes from {client.status} to {to}. The client is told by e&#8209;mail.
      </p>
      {to === 'Active' && <WhatIsMissing client={client} />}
      {to === 'Deactivated' && <BalanceLeft clientId={client.id} />}
      {needsReason && (
        <TextAreaField
          name="Reason"
          label="Reason"
          hint="The client reads it in the e-mail"
          rows={4}
          required
          {...(to === 'Inactive' && isUnderReview(client.status) && { suggestions: usualReasons })}
        />
      )}
    </FormDialog>
  );
}

export function statusActions(client: UserDetails, mayReactivate: boolean) {
  const { status, closedToChange } = client;
  const inSight: RowAction[] = [];
  const rare: RowAction[] = [];
  for (const move of status && !closedToChange ? accountMoves(status, mayReactivate) : []) {
    const { to, label, needsReason } = move;
    const isDecision = to === 'Active' || (to === 'Inactive' && isUnderReview(status));
    (isDecision ? inSight : rare).push({
      label,
      primary: to === 'Active',
      danger: needsReason,
      dialog: (close) => <MoveDialog client={client} move={move} onClose={close} />,
    });
  }
  return { inSight, rare };
}
