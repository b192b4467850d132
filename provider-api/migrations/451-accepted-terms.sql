-- Which version of the terms was accepted: of a registration by its applicant; of a booking by whoever made it
-- (created_by), when it was made (created_at). Null where nothing was asked for: staff, and what is older.
alter table users add column terms_version text, add column terms_accepted_at timestamptz;
alter table bookings add column terms_version text;
