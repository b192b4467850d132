import { approveErasure, type Erasure, rejectErasure } from 'shared-api/erasures';
import { ConfirmCall } from '../../shared/CallDialog.tsx';
import { ErasureCounts } from '../../shared/ErasureCounts.tsx';
import { ProposalActions } from '../../shared/ProposalActions.tsx';

export function ErasureActions({ erasure }: { erasure: Erasure }) {
  const { id, userId, name, proposedBy, reason } = erasure;
  return (
    <ProposalActions
      subject={name}
      proposal={erasure}
      approval={(close) => (
        <ConfirmCall
          title={`Erase ${name}?`}
          danger
          confirm="Erase"
          call={approveErasure}
          input={{ params: { id } }}
          onClose={close}
        >
          <p>
            {proposedBy.name} asked for it: “{reason}”. It is done at once and cannot be undone; a last letter
            tells it.
          </p>
          <ErasureCounts userId={userId} />
        </ConfirmCall>
      )}
      reject={rejectErasure}
    >
      Nothing is erased, and a letter tells the client why.
    </ProposalActions>
  );
}
