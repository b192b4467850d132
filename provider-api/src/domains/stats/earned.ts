export const earned = `
  ledger_entries entry
  join journals journal on journal.id = entry.journal_id
  left join bookings booking on booking.id = journal.booking_id`;
export const ofRevenue = `entry.account_id = (select id from ledger_accounts where kind = 'revenue')`;
export const earnedAt = 'coalesce(journal.airport_id, booking.airport_id)';
