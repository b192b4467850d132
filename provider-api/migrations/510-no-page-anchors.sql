-- Pages are found by indexes and by what is counted as it happens; nothing is noted for them beside the rows. Both tables
-- stay until no version that reads them runs, empty: such a version then finds no mark and counts from the beginning.
drop trigger bookings_marks on bookings;
drop trigger bookings_marks_all on bookings;
drop trigger payments_marks on payments;
drop trigger payments_marks_all on payments;
drop function forget_booking_marks, forget_all_booking_marks, forget_payment_marks, forget_all_payment_marks;
truncate booking_marks, payment_marks;
create rule booking_marks_none as on insert to booking_marks do instead nothing;
create rule payment_marks_none as on insert to payment_marks do instead nothing;
delete from periodic_jobs where kind in ('bookings.mark', 'transactions.mark');

-- One client's payments of a type are counted and paged from this index alone.
drop index payments_of_user;
create index payments_of_user on payments (application_user_id, created_at desc, id desc) include (type);
