import type { Transaction } from 'shared-api/contract';
import { moneyState, nairaFromKobo } from 'shared-api/rules';
import { remita } from '../../adapters/gateway/remita.ts';
import type { Config } from '../../config.ts';
import { nameSql } from '../../db/index.ts';

export interface TransactionRow {
  transactionId: number;
  type: 0 | 1 | 2;
  transactType: string;
  createdAt: Date;
  amountKobo: number;
  quantity: number;
  status: string;
  paymentStatus: 'Paid' | 'Unpaid';
  invoiceId: string | null;
  invoiceNo: string | null;
  rrr: string | null;
  applicationUserId: number;
  clientName: string;
  address: string | null;
  phoneNumber: string | null;
  funder: string | null;
  serviceName: string | null;
  airportId: number | null;
  unitPriceKobo: number | null;
  batchCode: string | null;
  paidAt: Date | null;
  method: string | null;
  /** The invoice has this amount. Two people may have accepted another amount. */
  invoicedKobo: number | null;
}

/** Requires a common table expression `selected` that selects and limits the rows. */
export const selectedTransactions = `
  select t.transaction_id as "transactionId", t.type, t.transact_type as "transactType", t.created_at as "createdAt",
         t.amount_kobo as "amountKobo", t.quantity, t.status,
         t.payment_status as "paymentStatus", t.invoice_id as "invoiceId", t.invoice_no as "invoiceNo", t.rrr,
         t.owner_id as "applicationUserId", ${nameSql('client')} as "clientName",
         client.registered_address as address, client.phone_number as "phoneNumber", ${nameSql('funder')} as funder,
         service.name as "serviceName", t.airport_id as "airportId", t.unit_price_kobo as "unitPriceKobo",
         t.batch_code as "batchCode", t.paid_at as "paidAt", t.method, t.invoiced_kobo as "invoicedKobo"
    from selected t join users client on client.id = t.owner_id
    left join users funder on funder.id = t.created_by
    left join services service on service.id = t.service_id
   order by t.created_at desc, t.transaction_id desc`;

export const isPayable = (row: TransactionRow): boolean => row.rrr !== null && moneyState(row) === 'due';

export const processingFeeKobo = (row: TransactionRow, { treasuryFeeKobo }: Config): number =>
  isPayable(row) ? treasuryFeeKobo : 0;

export const toTransaction = (row: TransactionRow, config: Config): Transaction => ({
  id: row.invoiceId ?? '',
  transactionId: row.transactionId,
  transactionType: row.type,
  transactType: row.transactType,
  dateCreated: row.createdAt.toISOString(),
  amount: nairaFromKobo(row.amountKobo),
  quantity: row.quantity,
  status: row.status,
  paymentStatus: row.paymentStatus,
  invoiceNo: row.invoiceNo,
  rrrNo: row.rrr,
  method: row.method,
  business_Name: row.clientName,
  createdBy: row.funder,
  service:
    row.serviceName === null ? null : { name: row.serviceName, price: nairaFromKobo(row.unitPriceKobo ?? 0) },
  airportId: row.airportId,
  applicationUserId: row.applicationUserId,
  applicationUser: { registered_Address: row.address, phoneNumber: row.phoneNumber },
  paymentUrl: isPayable(row) ? remita(config).paymentUrl(row.rrr ?? '') : null,
  processingFee: nairaFromKobo(processingFeeKobo(row, config)) || null,
  batchCode: row.batchCode,
});
