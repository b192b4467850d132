-- A confirmation by hand above the limit waits for a second person, as an adjustment that says where the money arrived.
alter table adjustments add column arrived text check (arrived in ('gateway', 'bank'));

-- Whoever approved or transferred a payout does not take it back; what was recorded before stays as it is.
alter table payouts add constraint payouts_returned_by_another
  check (returned_by <> approved_by and returned_by <> paid_by) not valid;
