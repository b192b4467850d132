import type { OutcomeCorrection } from 'shared-api/contract';
import type { CorrectedOutcome } from 'shared-api/rules';
import { nameSql } from '../../../db/index.ts';
import { type ProposalRow, proposalColumns, proposalReply, proposalUsers } from '../../proposals/index.ts';

export interface CorrectionRow extends ProposalRow {
  bookingId: number;
  invoiceId: string | null;
  flightNumber: string;
  clientName: string;
  from: string;
  to: CorrectedOutcome;
}

export const selectCorrections = `
  select x.booking_id as "bookingId", b.invoice_id as "invoiceId", b.flight_number as "flightNumber",
         ${nameSql('client')} as "clientName", x.from_status as "from", x.to_status as "to", ${proposalColumns('x')}
    from outcome_corrections x ${proposalUsers('x')}
    join bookings b on b.id = x.booking_id
    join users client on client.id = b.owner_id`;

export const toCorrection = (row: CorrectionRow): OutcomeCorrection => ({
  bookingId: row.bookingId,
  invoiceNumber: row.invoiceId,
  flightNumber: row.flightNumber,
  business_Name: row.clientName,
  from: row.from,
  to: row.to,
  ...proposalReply(row),
});
