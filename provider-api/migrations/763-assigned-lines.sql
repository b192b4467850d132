-- Who of the finance office looks after a line; null is nobody.
alter table settlement_lines add column assigned_to bigint references users (id);
