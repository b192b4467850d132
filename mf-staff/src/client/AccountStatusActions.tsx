import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { can, changeClientStatusMutation, useSession } from 'shared-api';
import type { UserDetails } from 'shared-api/contract';
import { displayName } from 'shared-api/rules';
import { Button, Stack } from 'shared-ui';
import { FormActions, Modal, PortalForm, SubmitButton, TextField } from 'shared-ui/form';
import { type AccountMove, accountMoves } from './accountMoves.ts';

interface MoveValues {
  Reason?: string;
}

const requireReason = ({ Reason }: MoveValues) => ({
  Reason: Reason?.trim() ? undefined : 'Please give a reason',
});

/** The moves that the account's status allows, each asked for once more before it is made (STAFF-13). */
export function AccountStatusActions({ client }: { client: UserDetails }) {
  const user = useSession((state) => state.user);
  const [move, setMove] = useState<AccountMove>();
  const change = useMutation(changeClientStatusMutation);
  const moves = client.status ? accountMoves(client.status, can(user, 'clients.reactivate')) : [];
  const make = async ({ Reason }: MoveValues) => {
    if (!move) return;
    await change.mutateAsync({ Id: client.id, Status: move.to, Reason });
    setMove(undefined);
  };
  return (
    <>
      {moves.map((one) => (
        <Button
          key={one.to}
          variant={one.to === 'Active' ? 'primary' : 'default'}
          onClick={() => setMove(one)}
        >
          {one.label}
        </Button>
      ))}
      <Modal
        title={`${move?.label ?? ''} ${displayName(client)}`}
        open={move !== undefined}
        onClose={() => setMove(undefined)}
      >
        <PortalForm<MoveValues>
          label={move?.label ?? ''}
          {...(move?.needsReason && { validate: requireReason })}
          onSubmit={make}
        >
          <Stack space={4}>
            <p>
              The status changes from {client.status} to {move?.to}. The client is told by e-mail.
            </p>
            {move?.needsReason && (
              <TextField
                name="Reason"
                label="Reason"
                hint="The client reads it in the e-mail"
                rows={4}
                required
              />
            )}
            <FormActions>
              <SubmitButton variant={move?.needsReason ? 'danger' : 'primary'}>{move?.label}</SubmitButton>
              <Button onClick={() => setMove(undefined)}>Go back</Button>
            </FormActions>
          </Stack>
        </PortalForm>
      </Modal>
    </>
  );
}
