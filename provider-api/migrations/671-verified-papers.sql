-- Invoices, receipts, credit notes and statements can be looked up as vouchers can. `facts` is what the paper says;
-- `part` tells apart what one subject has several of: the days of a statement, the bookings of a receipt over several.
alter table document_codes
  drop constraint document_codes_kind_check,
  drop constraint document_codes_kind_subject_id_version_key,
  add column part text not null default '',
  add column facts jsonb,
  add constraint document_codes_kind check (kind in ('voucher', 'invoice', 'receipt', 'credit', 'statement')),
  add constraint document_codes_facts check ((kind = 'voucher') = (facts is null)),
  add constraint document_codes_version unique (kind, subject_id, part, version);
