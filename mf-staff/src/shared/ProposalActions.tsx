import type { ReactNode } from 'react';
import { useSession } from 'shared-api/http';
import { ReasonDialog } from './ReasonDialog.tsx';
import { RowActions } from './RowActions.tsx';

interface Props {
  subject: string;
  proposedBy: { id: number };
  decides?: boolean;
  approve?: string;
  approval: (close: () => void) => ReactNode;
  onGivenUp: (reason: string) => Promise<unknown>;
  children: ReactNode;
}

export function ProposalActions({
  subject,
  proposedBy,
  decides = true,
  approve = 'Approve',
  approval,
  onGivenUp,
  children,
}: Props) {
  const own = useSession((state) => state.user?.id) === proposedBy.id;
  if (!own && !decides) return <span>Waits for the finance office</span>;
  const label = own ? 'Withdraw' : 'Reject';
  const giveUp = (close: () => void) => (
    <ReasonDialog label={label} danger onGiven={onGivenUp} onClose={close}>
      <p>{children}</p>
    </ReasonDialog>
  );
  return (
    <RowActions
      subject={subject}
      usual={!own && { label: approve, primary: true, dialog: approval }}
      more={[{ label, dialog: giveUp }]}
    >
      {own && <span>Waits for somebody else</span>}
    </RowActions>
  );
}
