import { useMutation } from '@tanstack/react-query';
import type { UserDetails } from 'shared-api/accounts';
import { changeClientStatusMutation } from 'shared-api/clients';
import { can, useSession } from 'shared-api/http';
import { displayName } from 'shared-api/wording';
import { TextField } from 'shared-ui/form';
import { FormAction } from '../shared/FormAction.tsx';
import { accountMoves } from './accountMoves.ts';
import { BalanceLeft } from './BalanceLeft.tsx';
import { WhatIsMissing } from './WhatIsMissing.tsx';

interface MoveValues {
  Reason?: string;
}

const requireReason = ({ Reason }: MoveValues) => ({
  Reason: Reason?.trim() ? undefined : 'Please give a reason',
});

/** The moves that the account's status allows, each asked for once more before it is made (STAFF-13). */
export function AccountStatusActions({ client }: { client: UserDetails }) {
  const user = useSession((state) => state.user);
  const { mutateAsync } = useMutation(changeClientStatusMutation);
  if (!client.status) return null;
  return accountMoves(client.status, can(user, 'clients.reactivate')).map(({ to, label, needsReason }) => (
    <FormAction<MoveValues>
      key={to}
      button={{ variant: to === 'Active' ? 'primary' : 'default', children: label }}
      title={`${label} ${displayName(client)}`}
      {...(needsReason && { validate: requireReason })}
      submit={label}
      danger={needsReason}
      onSubmit={({ Reason }) => mutateAsync({ Id: client.id, Status: to, Reason })}
    >
      <p>
        The status changes from {client.status} to {to}. The client is told by e-mail.
      </p>
      {to === 'Active' && <WhatIsMissing client={client} />}
      {to === 'Deactivated' && <BalanceLeft clientId={client.id} />}
      {needsReason && (
        <TextField name="Reason" label="Reason" hint="The client reads it in the e-mail" rows={4} required />
      )}
    </FormAction>
  ));
}
