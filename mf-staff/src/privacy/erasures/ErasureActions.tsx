import { useMutation } from '@tanstack/react-query';
import { approveErasure, type Erasure, rejectErasure } from 'shared-api/erasures';
import { mutationOf } from 'shared-api/http';
import { ConfirmCall } from '../../shared/CallDialog.tsx';
import { ErasureCounts } from '../../shared/ErasureCounts.tsx';
import { ProposalActions } from '../../shared/ProposalActions.tsx';

function Approve({ erasure, onClose }: { erasure: Erasure; onClose: () => void }) {
  const { id, userId, name, proposedBy, reason } = erasure;
  return (
    <ConfirmCall
      title={`Erase ${name}?`}
      danger
      confirm="Erase"
      call={approveErasure}
      input={{ params: { id } }}
      onClose={onClose}
    >
      <p>
        {proposedBy.name} asked for it: “{reason}”. It is done at once and cannot be undone; a last letter
        tells it.
      </p>
      <ErasureCounts userId={userId} />
    </ConfirmCall>
  );
}

export function ErasureActions({ erasure }: { erasure: Erasure }) {
  const { mutateAsync } = useMutation(mutationOf(rejectErasure));
  return (
    <ProposalActions
      subject={erasure.name}
      proposedBy={erasure.proposedBy}
      approval={(close) => <Approve erasure={erasure} onClose={close} />}
      onGivenUp={(reason) => mutateAsync({ params: { id: erasure.id }, body: { reason } })}
    >
      Nothing is erased, and a letter tells the client why.
    </ProposalActions>
  );
}
