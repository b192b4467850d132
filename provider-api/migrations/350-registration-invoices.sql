-- The invoice of a registration fee is closed as that of a funding is; the applicant may then ask for another one.
alter table payments drop constraint payments_closed_kind;
