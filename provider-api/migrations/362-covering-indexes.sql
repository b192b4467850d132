-- What narrows and sorts bookings of some days of travel stands in the index, so that a month of them is sorted by the
-- time of booking or by price without reading its rows.
drop index bookings_of_travel;
create index bookings_of_travel on bookings (date_of_travel, flight_at, id)
  include (created_at, airport_id, service_id, status, price_kobo);

-- By amount, whatever the type: lists of one type and lists of all are read by it.
drop index payments_of_amount;
create index payments_of_amount on payments (amount_kobo, id) include (type, shown_status, status);
