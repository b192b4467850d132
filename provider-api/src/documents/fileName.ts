import { formatDate, safeFileName } from 'shared-api/rules';

/** "{business name} - {transaction type} - {date created}.pdf" (INVOICE-01, G77). */
export const receiptFileName = (payer: string, transactType: string, createdAt: Date): string =>
  safeFileName(`${payer.slice(0, 120)} - ${transactType} - ${formatDate(createdAt)}.pdf`);
