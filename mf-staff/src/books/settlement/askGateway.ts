import { formatDate } from 'shared-api/dates';
import { formatNaira, formatRrr, koboOf } from 'shared-api/money';
import type { RowAction } from '../../shared/RowActions.tsx';

interface Asked {
  invoiceNumber: string;
  rrrNo: string | null;
  datePaid: string | null;
  open: number;
}

export const askGateway = ({ invoiceNumber, rrrNo, datePaid, open }: Asked): RowAction => {
  const rrr = rrrNo ? `RRR ${formatRrr(rrrNo)}` : `Invoice ${invoiceNumber}`;
  const paid = datePaid ? `, paid on ${formatDate(datePaid)}` : '';
  const body = `${rrr}${paid}: ${formatNaira(koboOf(open))} are in no settlement file yet. When are they paid out?`;
  const query = [`subject=${encodeURIComponent(`${rrr} not settled`)}`, `body=${encodeURIComponent(body)}`];
  return {
    label: 'Ask the gateway',
    onSelect: () => location.assign(`mailto:?${query.join('&')}`),
  };
};
