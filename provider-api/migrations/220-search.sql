-- Searches by the beginning of a client's name or address (STAFF-09).
create index users_business_name on users (lower(business_name) text_pattern_ops);
create index users_first_name on users (lower(first_name) text_pattern_ops);
create index users_last_name on users (lower(last_name) text_pattern_ops);
create index users_email_beginning on users (lower(email) text_pattern_ops);
