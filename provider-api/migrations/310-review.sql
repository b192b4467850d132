-- What a review found, so that the applicant is told and can correct it (G24); set while a registration is rejected.
alter table users add column rejected_at timestamptz;
alter table users add column rejection_reason text;

-- Beside verification and reset: the code by which an applicant follows the registration.
alter table account_codes drop constraint account_codes_purpose_check;
alter table account_codes add check (purpose in ('verify', 'reset', 'track'));
