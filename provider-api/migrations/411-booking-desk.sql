-- The day of one airport in the order of its flights, for the desk.
create index bookings_of_airport_day on bookings (airport_id, date_of_travel, flight_at, id);
