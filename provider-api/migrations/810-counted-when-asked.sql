-- Lists and figures are counted when they are asked for: nothing is kept of them.
drop trigger bookings_figures_insert on bookings;
drop trigger bookings_figures_update on bookings;
drop trigger bookings_figures_delete on bookings;
drop trigger bookings_figures_truncate on bookings;
drop trigger ledger_entries_figures on ledger_entries;
drop trigger users_figures on users;
drop trigger users_figures_update on users;
drop trigger payments_figures on payments;
drop trigger payments_figures_update on payments;
drop trigger payments_figures_truncate on payments;
drop function note_booked, note_booking_changed, note_unbooked, note_earned, note_account_change, note_payment_change,
  note_account, note_payment, forget_figure, recount_figures, fold_figures, services_earned;
drop table figures, figure_changes, booking_marks, payment_marks;
delete from periodic_jobs where kind = 'figures.fold';
