import { Link } from 'react-router-dom';
import { approveDecision, type BookDecision, listDecisions, rejectDecision } from 'shared-api/books';
import { formatDate } from 'shared-api/dates';
import { listOf, useCan } from 'shared-api/http';
import { formatNaira, formatRrr, koboOf } from 'shared-api/money';
import { countOf } from 'shared-api/wording';
import { links, MomentText } from 'shared-ui';
import type { Column } from 'shared-ui/data';
import { ConfirmCall } from '../../shared/CallDialog.tsx';
import { invoicePath } from '../../shared/invoicePath.ts';
import { ProposalActions } from '../../shared/ProposalActions.tsx';
import { Proposals } from '../../shared/Proposals.tsx';

function effectOf({ kind, amount, client, opening }: BookDecision): string {
  const kobo = koboOf(amount);
  const money = formatNaira(Math.abs(kobo));
  if (kind === 'opening')
    return `What was paid before ${formatDate(opening?.day ?? '')} counts as settled: ${money}`;
  if (kind === 'write_off') return `${money} are written off`;
  return kobo > 0
    ? `${money} goes to the wallet of ${client?.name}`
    : `${money} are taken from the wallet of ${client?.name}`;
}

function Subject({ line, payment, opening }: BookDecision) {
  if (line)
    return (
      <>
        Line with RRR{' '}
        <Link className="nowrap" to={links.settlementFile(line.fileId)}>
          {formatRrr(line.rrrNo)}
        </Link>
      </>
    );
  if (payment)
    return (
      <>
        Invoice <Link to={invoicePath(payment)}>{payment.invoiceNumber}</Link>
      </>
    );
  const still = opening?.stillOpen ?? 0;
  return `Opening, ${countOf(still, 'payment')} still at the gateway, fees ${formatNaira(koboOf(opening?.fee ?? 0))}`;
}

const Action = ({ decision }: { decision: BookDecision }) => (
  <ProposalActions
    subject={effectOf(decision)}
    proposal={decision}
    decides={useCan('books.settle')}
    approval={(close) => (
      <ConfirmCall
        title="Approve decision?"
        confirm="Approve"
        call={approveDecision}
        input={{ params: { id: decision.id } }}
        onClose={close}
      >
        <p>
          {effectOf(decision)}, at once. {decision.proposedBy.name} proposed it: “{decision.reason}”. This
          cannot be undone.
        </p>
      </ConfirmCall>
    )}
    reject={rejectDecision}
  >
    Nothing moves, and the proposal stays in the list of the rejected ones.
  </ProposalActions>
);

const columns: readonly Column<BookDecision>[] = [
  {
    key: 'date',
    title: 'Proposed',
    rowScope: 'row',
    breakable: true,
    line: 1,
    render: (_, { dateCreated, proposedBy }) => (
      <div>
        <MomentText at={dateCreated} />
        <div>{proposedBy.name}</div>
      </div>
    ),
  },
  { key: 'amount', title: 'Amount', line: 1, dataIndex: 'amount', valueType: 'money' },
  {
    key: 'what',
    title: 'Decision',
    line: 2,
    whole: true,
    render: (_, decision) => (
      <div>
        {effectOf(decision)}
        <div>
          <Subject {...decision} />
        </div>
        <div>“{decision.reason}”</div>
      </div>
    ),
  },
];

export const Decisions = () => (
  <Proposals
    label="Decisions"
    noun="proposal"
    param="status"
    rowsOf={(status, pageNumber) => listOf(listDecisions, { query: { status, pageNumber } })}
    columns={columns}
    action={(decision) => <Action decision={decision} />}
  />
);
