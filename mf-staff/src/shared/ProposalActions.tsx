import type { ReactNode } from 'react';
import type { Endpoint } from 'shared-api/contract';
import { useSession } from 'shared-api/http';
import type { rejectAdjustment } from 'shared-api/payments';
import { ReasonCall } from './CallDialog.tsx';
import { RowActions } from './RowActions.tsx';

type Sample = typeof rejectAdjustment;
type Rejection = Endpoint<NonNullable<Sample['params']>, undefined, NonNullable<Sample['body']>>;

interface Props {
  subject: string;
  proposal: { id: number; proposedBy: { id: number } };
  decides?: boolean;
  approve?: string;
  approval: (close: () => void) => ReactNode;
  reject: Rejection;
  children: ReactNode;
}

export function ProposalActions({
  subject,
  proposal: { id, proposedBy },
  decides = true,
  approve = 'Approve',
  approval,
  reject,
  children,
}: Props) {
  const own = useSession((state) => state.user?.id) === proposedBy.id;
  if (!own && !decides) return <span>Waits for the finance office</span>;
  const label = own ? 'Withdraw' : 'Reject';
  const giveUp = (close: () => void) => (
    <ReasonCall
      label={label}
      danger
      call={reject}
      input={(reason) => ({ params: { id }, body: { reason } })}
      onClose={close}
    >
      <p>{children}</p>
    </ReasonCall>
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
