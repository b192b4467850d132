import { useQuery } from '@tanstack/react-query';
import { transactionTypes } from 'shared-api/transactions';
import {
  paymentListStatuses,
  paymentStatuses,
  transactionSorts,
  transactionsExport,
  transactionsQuery,
} from 'shared-api/wallet';
import { LinkButton, links } from 'shared-ui';
import { type ParamField, param } from 'shared-ui/data';
import { defineStaffList } from '../shared/defineStaffList.tsx';
import { amounts, days, optionsOf, select } from '../shared/filters.tsx';
import { transactionColumns } from '../shared/transactionColumns.tsx';

const columns = transactionColumns.map((column) => ({
  ...column,
  nowrap: ['date', 'rrr', 'action'].includes(column.key),
}));

/** Bookings have only two statuses of payment. Any other status in the address is ignored. */
export const transactionListOf = (label: string, type: 0 | 1 | 2) => {
  const ofBookings = type === transactionTypes.booking;
  const statuses: readonly string[] = ofBookings ? paymentStatuses : paymentListStatuses;
  const status: ParamField<string> = param.oneOf(statuses);
  return defineStaffList({
    label,
    subject: 'transactions',
    searched: 'Invoice, RRR or client',
    filters: { status: select(status, 'Payment Status', optionsOf(statuses)), ...days(), ...amounts() },
    sorts: transactionSorts,
    query: ({ status, least, most, ...filters }) => ({
      ...filters,
      ...(ofBookings ? { paymentStatus: status } : { status }),
      amountFrom: least,
      amountTo: most,
    }),
    usePage: (query) =>
      useQuery({
        ...transactionsQuery(type, query),
        select: ({ data, meta }) => ({ data: data.transactions, meta }),
      }),
    exported: (query) => transactionsExport(type, query),
    columns,
    peek: {
      titleOf: ({ id }) => `Invoice ${id}`,
      more: ({ applicationUserId }) => (
        <LinkButton to={links.client(String(applicationUserId))}>Open the client</LinkButton>
      ),
    },
    rowKey: ({ transactionType, transactionId }) => `${transactionType}-${transactionId}`,
  });
};
