import { useMutation, useQuery } from '@tanstack/react-query';
import { bookingQuery } from 'shared-api/bookings';
import { approveCorrection, type OutcomeCorrection, rejectCorrection } from 'shared-api/corrections';
import { mutationOf, useCan } from 'shared-api/http';
import { usePublicSettings } from 'shared-api/settings';
import { bookingStatusWords } from 'shared-api/statuses';
import { Button, SendButton } from 'shared-ui';
import { Modal } from 'shared-ui/dialogs';
import { FormActions } from 'shared-ui/form';
import { ProposalActions } from '../shared/ProposalActions.tsx';
import { QueryState } from '../shared/QueryState.tsx';
import { correctionMoney } from './correctionMoney.ts';
import { nameOfBooking } from './nameOfBooking.ts';

interface DialogProps {
  correction: OutcomeCorrection;
  onClose: () => void;
}

function Approve({ correction, onClose }: DialogProps) {
  const { id, bookingId, from, to, proposedBy, reason } = correction;
  const { refunds } = usePublicSettings();
  const booking = useQuery(bookingQuery(bookingId));
  const { mutateAsync } = useMutation({ ...mutationOf(approveCorrection), onSettled: onClose });
  return (
    <Modal title="Approve correction?" open onClose={onClose}>
      <QueryState query={booking} subject="The booking">
        {(data) => (
          <>
            <p>
              Booking {nameOfBooking(correction)} becomes {bookingStatusWords(to)} instead of{' '}
              {bookingStatusWords(from)} at once. <strong>{correctionMoney(data, to, refunds)}</strong>
            </p>
            <p>
              {proposedBy.name} proposed it: “{reason}”. The client is told by e-mail.
            </p>
            <FormActions>
              <SendButton variant="primary" onSend={() => mutateAsync({ params: { id } })}>
                Approve
              </SendButton>
              <Button onClick={onClose}>Cancel</Button>
            </FormActions>
          </>
        )}
      </QueryState>
    </Modal>
  );
}

export function CorrectionActions({ correction }: { correction: OutcomeCorrection }) {
  const decides = useCan('bookings.decideCorrection');
  return (
    <ProposalActions
      subject={nameOfBooking(correction)}
      proposal={correction}
      decides={decides}
      approval={(close) => <Approve correction={correction} onClose={close} />}
      reject={rejectCorrection}
    >
      The outcome stays, and the proposal is kept in the list of the rejected ones.
    </ProposalActions>
  );
}
