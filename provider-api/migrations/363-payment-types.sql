-- Lets the planner leave payments out where bookings alone are asked for.
alter table payments add constraint payments_type check (type in (1, 2));
